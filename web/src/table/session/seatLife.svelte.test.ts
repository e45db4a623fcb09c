import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../../testing/connection.svelte';
import { withEffects } from '../../testing/effects.svelte';
import { table } from '../../testing/game';
import type { ShownEntry, Table } from '../../wire/wire';
import { SeatLife } from './seatLife.svelte';
import { sayNews } from './seatNews';

const HANDED = { one_turn: false, for_good: false, tells: false };
const handed = (seq: number, by: string): ShownEntry => ({
  ...{ kind: 'seated', seq, by, seat: 0, holder: 'bot:0', bot: 'careful', ...HANDED },
});
const LENT: Partial<Table> = {
  seats: [
    { holder: 'bot:0', owner: 'ada', bot: 'careful' },
    { holder: 'max', owner: 'max', bot: null },
  ],
};
const WAITS: Partial<Table> = {
  seats: [
    { holder: 'ada', owner: 'ada', bot: null },
    { holder: 'max', owner: 'max', bot: null },
  ],
  absent: 1,
};

function live(change: Partial<Table>, entries: ShownEntry[] = []) {
  const connection = new FakeConnection(table(change), entries);
  const { viewer, sender } = connection.play();
  return { connection, life: withEffects(() => new SeatLife(viewer, sender)) };
}

describe('somebody who comes back', () => {
  it('is offered the seat that a bot plays, and takes it', async () => {
    const { connection, life } = live(LENT, [handed(3, 'max')]);
    expect([life.lent, life.isBack]).toEqual([0, true]);
    await life.takeBack();
    expect(connection.sent).toEqual([{ do: 'reclaim_seat', seat: 0 }]);
  });

  it('may watch instead, until another bot gets the seat', () => {
    const { connection, life } = live(LENT, [handed(3, 'max')]);
    life.watch();
    expect([life.lent, life.isBack]).toEqual([0, false]);
    connection.entries = [handed(3, 'max'), handed(5, 'max')];
    expect(life.isBack).toBe(true);
  });

  it('is not greeted for a seat that they have just given away', () => {
    const { connection, life } = live(LENT);
    connection.entries = [handed(3, 'ada')];
    expect([life.lent, life.isBack]).toEqual([0, false]);
    expect(live(LENT, [handed(3, 'ada')]).life.isBack).toBe(true);
  });

  it('reads who plays for them until they take the seat back', () => {
    const { connection, life } = live({}, []);
    const { viewer } = connection.play();
    expect([life.isLent, sayNews(viewer, life)]).toEqual([false, '']);
    connection.table = table(LENT);
    connection.entries = [handed(3, 'ada')];
    expect([life.isLent, sayNews(viewer, life)]).toEqual([true, 'Fox is playing for you.']);
  });

  it('has no seat to take back that is theirs, or a bot’s own', () => {
    expect(live({}).life.lent).toBeNull();
    expect(live(WAITS).life.lent).toBeNull();
  });
});

describe('the question about an absent player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes when it is time, to people with a seat', () => {
    const { connection, life } = live(WAITS);
    expect(life.asked).toBeNull();
    connection.asksAt = Date.now() + 500;
    flushSync();
    expect(life.asked).toBeNull();
    vi.advanceTimersByTime(500);
    expect(life.asked).toBe(1);
    connection.table = table({ ...WAITS, you: 'wim' });
    expect(life.asked).toBeNull();
  });

  it('is answered by one key', async () => {
    const { connection, life } = live(WAITS);
    connection.asksAt = Date.now();
    flushSync();
    await life.wait();
    await life.replace();
    await life.replace(true);
    const hand = { do: 'hand', seat: 1, bot: 'careful' };
    expect(connection.sent).toEqual([
      { do: 'wait', seat: 1 },
      { ...hand, for_good: false },
      { ...hand, for_good: true },
    ]);
  });
});
