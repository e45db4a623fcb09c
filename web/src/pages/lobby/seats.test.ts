import { expect, test } from 'vitest';
import { readSeats } from './seats';

test('a table of bots has a seat for you and one for each bot, and begins at once', () => {
  const { setup, seating, waits } = readSeats(['careful', 'none', 'deep'], 5);
  expect(setup).toMatchObject({ players: 3, epidemics: 5, help: 'coach', hands: 'open' });
  expect(seating.bots).toEqual([
    { seat: 1, bot: 'careful' },
    { seat: 2, bot: 'deep' },
  ]);
  expect(waits).toBe(false);
});

test('a table with a free seat waits for somebody, by invitation or for everyone', () => {
  const invited = readSeats(['free', 'quick'], 4);
  expect(invited.setup).toMatchObject({ players: 3, visibility: 'invite' });
  expect(invited.seating.bots).toEqual([{ seat: 2, bot: 'quick' }]);
  expect(invited.waits).toBe(true);
  expect(readSeats(['free'], 4, true).setup.visibility).toBe('public');
});
