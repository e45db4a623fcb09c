import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { DONE, FakeConnection } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';
import type { Table } from '../wire/wire';
import { TurnEnd, type TurnCheck } from './turnEnd';

/** Return the end of a turn with these actions left. */
function end(actions: number, change: Partial<Table> = {}, exercise: TurnCheck | null = null) {
  const legal = actions ? [move('pass')] : [move('next')];
  const at = position({ turn: { actions_left: actions, phase: actions ? 'actions' : 'draw' } });
  const connection = new FakeConnection(table(change, { views: [view(at, legal)] }));
  const play = connection.play();
  const sent = () => connection.sent.map((wish) => (wish.do === 'move' ? wish.text : wish.do));
  return { connection, sent, turnEnd: new TurnEnd(play, exercise), ...play };
}

afterEach(() => {
  settings.confirm = true;
});

describe('drawing', () => {
  it('happens at once without actions left', async () => {
    const { sent, turnEnd } = end(0);
    await turnEnd.draw();
    expect(sent()).toEqual(['next']);
  });

  it('asks before actions are lost, then passes and draws', async () => {
    const { choosing, sent, turnEnd } = end(2);
    await turnEnd.draw();
    expect(choosing.isConfirming).toBe(true);
    expect(sent()).toEqual([]);
    await turnEnd.draw();
    expect(choosing.isConfirming).toBe(false);
    expect(sent()).toEqual(['pass', 'next']);
  });

  it('does not ask people who do not want it', async () => {
    settings.confirm = false;
    const { sent, turnEnd } = end(2);
    await turnEnd.draw();
    expect(sent()).toEqual(['pass', 'next']);
  });

  it('takes the pass back if no card was entered at a real deck', async () => {
    const { connection, sent, turnEnd } = end(2, { setup: { ...table().setup, cards: [] } });
    connection.onSend = (wish) => (wish.do === 'move' && wish.text === 'next' ? null : DONE);
    await turnEnd.draw();
    await turnEnd.draw();
    expect(sent()).toEqual(['pass', 'next', 'undo']);
  });

  it('does nothing during a plan', async () => {
    const { connection, planning, sent, turnEnd } = end(2);
    connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: view(position()) });
    await planning.start(0);
    await turnEnd.draw();
    expect(sent()).toEqual([]);
  });
});

it('checks the turn of an exercise instead, after the same question', async () => {
  const check = vi.fn().mockResolvedValue(undefined);
  const { sent, turnEnd } = end(
    2,
    {},
    { isChecking: false, isJudged: false, isChoice: false, drawing: null, check },
  );
  await turnEnd.draw();
  expect(check).not.toHaveBeenCalled();
  await turnEnd.draw();
  expect(check).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});
