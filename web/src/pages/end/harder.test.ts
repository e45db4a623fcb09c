import { describe, expect, it } from 'vitest';
import { table } from '../../testing/game';
import { BOARD, type Table } from '../../wire/wire';
import { findHarder } from './harder';

const [easiest = 0, next = 0] = BOARD.epidemics;
const hardest = Math.max(...BOARD.epidemics);

/** Return what follows a game with a bot that ended like this. */
function after(result: 'won' | 'lost', change: Partial<Table> = {}, epidemics = easiest) {
  const outcome = { result, cause: 'cures', disease: null } as never;
  const played = table(change, { outcome });
  return findHarder({ ...played, setup: { ...played.setup, epidemics } });
}

describe('the harder game after a win', () => {
  it('has more epidemics and the same bots', () => {
    expect(after('won')).toMatchObject({
      setup: { epidemics: next, players: 2 },
      seating: { bots: [{ seat: 1, bot: 'careful' }] },
    });
  });

  it('is not offered after a loss, or after the hardest game', () => {
    expect([after('lost'), after('won', {}, hardest)]).toEqual([null, null]);
  });

  it('is not offered to people who play with others, or for the deal of the day', () => {
    const people = table().seats.map((seat) => ({ ...seat, bot: null }));
    expect([after('won', { seats: people }), after('won', { day: '2026-01-01' })]).toEqual([
      null,
      null,
    ]);
  });
});
