import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeConnection, refused } from '../../testing/connection.svelte';
import { table } from '../../testing/game';
import { api } from '../../wire/api';
import type { Table } from '../../wire/wire';
import { Readiness } from './readiness.svelte';

const seated = (...bots: (string | null)[]): Table['seats'] =>
  bots.map((bot, seat) => ({ holder: bot ? `bot:${seat}` : 'ada', owner: null, bot }));

/** Return the readiness at a table with these bots, while the server says this per cent. */
async function watch(percent: number, change: Partial<Table> = {}) {
  prepared(percent);
  const connection = new FakeConnection(table({ seats: seated(null, 'careful'), ...change }));
  const { viewer, sender } = connection.play();
  const readiness = new Readiness(viewer, sender);
  readiness.preparation.watch();
  await vi.advanceTimersByTimeAsync(0);
  return { connection, readiness };
}
function prepared(percent: number): void {
  vi.spyOn(api, 'botsReady').mockResolvedValue({ percent, step: 'compiling' });
}

describe('the readiness of bots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('matters where a bot sits that has to be compiled', async () => {
    const seats = seated(null, 'quick', 'deep', 'thumb');
    const { readiness } = await watch(40, { seats });
    expect([readiness.isConcerned, readiness.seats]).toEqual([true, [2]]);
    const other = await watch(40, { seats: seated(null, 'quick') });
    expect([other.readiness.isConcerned, other.readiness.seats]).toEqual([false, []]);
  });

  it('is that of no seat once everything is compiled', async () => {
    expect((await watch(100)).readiness.seats).toEqual([]);
  });

  it('lets Swift play until the bots are ready, which then get their seats back', async () => {
    const { connection, readiness } = await watch(40);
    await readiness.replace();
    expect(connection.sent).toEqual([{ do: 'hand', seat: 1, bot: 'quick' }]);
    connection.table = table({ seats: seated(null, 'quick') });
    expect(readiness.isConcerned).toBe(true);
    await readiness.giveBack();
    expect(connection.sent).toHaveLength(1);
    prepared(100);
    await vi.advanceTimersByTimeAsync(1000);
    await readiness.giveBack();
    expect(connection.sent[1]).toEqual({ do: 'hand', seat: 1, bot: 'careful' });
    expect(readiness.isConcerned).toBe(false);
  });

  it('gives seats back also after the page was loaded again', async () => {
    const { readiness } = await watch(40);
    await readiness.replace();
    const { connection, readiness: later } = await watch(100, { seats: seated(null, 'quick') });
    await later.giveBack();
    expect(connection.sent).toEqual([{ do: 'hand', seat: 1, bot: 'careful' }]);
  });

  it('leaves a seat alone that somebody has taken meanwhile', async () => {
    await (await watch(40)).readiness.replace();
    const { connection, readiness } = await watch(100, { seats: seated(null, null) });
    await readiness.giveBack();
    expect(connection.sent).toEqual([]);
  });

  it('keeps nothing of a seat that could not be given', async () => {
    const { connection, readiness } = await watch(40);
    connection.onSend = () => refused('closed');
    await readiness.replace();
    connection.table = table({ seats: seated(null, 'quick') });
    expect(readiness.isConcerned).toBe(false);
  });

  it('can be shortened only by the host of a usual table', async () => {
    expect((await watch(40)).readiness.canReplace).toBe(true);
    expect((await watch(40, { host: 'max' })).readiness.canReplace).toBe(false);
    const real = { setup: { ...table().setup, cards: [] } };
    expect((await watch(40, real)).readiness.canReplace).toBe(false);
  });
});
