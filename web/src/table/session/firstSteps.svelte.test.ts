import { describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../../testing/connection.svelte';
import { drove, made, position, table, undid, view } from '../../testing/game';
import { api } from '../../wire/api';
import type { Statistics, Table } from '../../wire/wire';
import { FirstSteps } from './firstSteps.svelte';

const MOVE = made(1, 'drive chicago', [drove('chicago')]);

async function begin(games: number, change: Partial<Table> = {}) {
  const ask = vi.spyOn(api, 'results').mockResolvedValue({ games } as Statistics);
  const connection = new FakeConnection(table(change));
  const { viewer, decision } = connection.play();
  const steps = new FirstSteps(viewer, decision);
  await steps.begin();
  return { ask, connection, steps };
}

describe('the explanations on the map', () => {
  it('are about the own pawn, the cities that are full and the goal, in a first game', async () => {
    const { steps } = await begin(0);
    expect(steps.notes).toMatchObject([
      { title: 'Your pawn is here', pawn: 'medic' },
      { title: 'Three cubes are the limit', cities: ['cairo'] },
    ]);
    expect(steps.goal).toMatch(/^The goal: four cures\. /);
  });

  it('are also about the own role, until that is closed', async () => {
    const { connection, steps } = await begin(0);
    expect(steps.role).toBe('medic');
    connection.entries = [MOVE];
    steps.follow();
    expect(steps.role).toBe('medic');
    steps.closeRole();
    expect(steps.role).toBe('');
    expect((await begin(0)).steps.role).toBe('');
  });

  it('are about the own role for two rounds only', async () => {
    const { connection, steps } = await begin(0);
    const turns = (many: number) =>
      Array.from({ length: many }, (_, i) =>
        made(i + 1, 'next', [{ event: 'turn', audience: null, player: 'medic', seat: 0 }]),
      );
    connection.entries = turns(3);
    expect(steps.role).toBe('medic');
    connection.entries = turns(4);
    expect(steps.role).toBe('');
  });

  it('are gone with the first action and do not come back, not even if it is undone', async () => {
    const { connection, steps } = await begin(0);
    connection.entries = [MOVE];
    expect([steps.notes, steps.goal]).toEqual([[], '']);
    steps.follow();
    connection.entries = [MOVE, undid(2)];
    expect(steps.notes).toEqual([]);
    expect((await begin(0)).steps.notes).toEqual([]);
  });

  it('are missing for somebody who has finished a game, who is asked for only once', async () => {
    expect((await begin(3)).steps.notes).toEqual([]);
    const { ask, steps } = await begin(0);
    expect(steps.notes).toEqual([]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('are missing in the turns of others', async () => {
    const { connection, steps } = await begin(0);
    connection.table = table({}, { views: [view(position({ turn: { seat: 1 } }))] });
    expect(steps.notes).toEqual([]);
  });

  it.each([
    ['a position', { setup: { ...table().setup, position: position() } }],
    ['a real deck', { setup: { ...table().setup, cards: [] } }],
    ['somebody who watches', { you: 'zoe' }],
  ] as [string, Partial<Table>][])('are missing for %s', async (_, change) => {
    const { ask, steps } = await begin(0, change);
    expect(steps.notes).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('are missing where the server does not answer', async () => {
    const { viewer, decision } = new FakeConnection().play();
    vi.spyOn(api, 'results').mockRejectedValue(new Error('offline'));
    const steps = new FirstSteps(viewer, decision);
    await steps.begin();
    expect(steps.notes).toEqual([]);
  });
});
