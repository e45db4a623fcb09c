import { describe, expect, it } from 'vitest';
import { DONE, FakeConnection } from '../testing/connection.svelte';
import { made, move, position, table, turn, view } from '../testing/game';
import type { ShownEntry } from '../wire/wire';

const at = (game: Parameters<typeof table>[1], log: ShownEntry[] = []) => {
  const connection = new FakeConnection(table({}, game), log);
  return { connection, ...connection.play() };
};

describe('what can be undone', () => {
  it('is nothing where the server offers no undo', () => {
    const { undo } = at({ undo: null });
    expect([undo.seat, undo.canUndo, undo.canReset]).toEqual([null, false, false]);
  });

  it('is a move of mine, and my whole turn', () => {
    const { undo } = at({ undo: 0 }, [made(1, 'build')]);
    expect([undo.seat, undo.canUndo, undo.canReset]).toEqual([0, true, true]);
  });

  it('is a move of another on request, but not the start of my turn', () => {
    const theirs = { by: 'max', seat: 1 };
    expect(at({ undo: 1 }, [made(1, 'build', [], theirs)]).undo.seat).toBe(1);
    expect(at({ undo: 1 }, [made(1, 'next', [], theirs)]).undo.seat).toBeNull();
  });

  it('does not include a turn that has ended', () => {
    expect(at({ undo: 0 }, [made(1, 'next')]).undo.canReset).toBe(false);
    expect(at({ undo: 0 }, [made(1, 'pass', [turn(1)])]).undo.canReset).toBe(false);
  });

  it('is nothing until the board has caught up', () => {
    const connection = new FakeConnection(table({}, { undo: 0, redo: 0 }));
    const { undo } = connection.play({ holds: true, position: position() });
    expect([undo.seat, undo.redoSeat]).toEqual([null, null]);
  });
});

describe('undo', () => {
  it('waits for the answer to the last move', async () => {
    const { connection, choosing, undo } = at({ undo: 0 });
    let answer: () => void = () => undefined;
    connection.onSend = () => new Promise((done) => (answer = () => done(DONE)));
    void choosing.playMove(move('build'));
    const undoing = undo.undo();
    expect(connection.sent).toHaveLength(1);
    connection.onSend = () => DONE;
    answer();
    await undoing;
    expect(connection.sent.map(({ do: name }) => name)).toEqual(['move', 'undo']);
  });

  it('removes the last step of a plan', async () => {
    const { connection, planning, undo } = at({ undo: 0, redo: 0 });
    connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: view(position()) });
    await planning.start(0, ['build']);
    expect([undo.canUndo, undo.redoSeat]).toEqual([true, null]);
    await undo.undo();
    expect(planning.plan.moves).toEqual([]);
    expect(undo.canUndo).toBe(false);
    expect(connection.sent).toEqual([]);
  });
});

it('sends redo and reset', async () => {
  const { connection, undo } = at({ redo: 0 });
  await undo.redo();
  await undo.reset();
  expect(connection.sent).toEqual([{ do: 'redo' }, { do: 'reset' }]);
});
