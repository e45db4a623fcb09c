import { expect, it } from 'vitest';
import type { SeatHolder, SlowGame } from '../../wire/wire';
import { sayDoer, sayTurn } from './gameWords';

const seat = (holder: string, owner: string | null = null, bot: string | null = null) =>
  ({ holder, owner, bot }) satisfies SeatHolder;

/** Return a game in which Ada has the first seat; the second one has the turn. */
function slow(seats: SeatHolder[], active = 1): SlowGame {
  return {
    id: 'one',
    status: 'playing',
    you: 'ada',
    people: { ada: { name: 'Ada', gone: false }, max: { name: 'Max', gone: false } },
    setup: { name: '', players: 2, epidemics: 4, late: 'bot' },
    game: {
      edition: '2013',
      seats,
      pawns: [
        { role: 'medic', city: 'cairo' },
        { role: 'scientist', city: 'paris' },
        { role: 'researcher', city: 'paris' },
      ].slice(0, seats.length) as SlowGame['game']['pawns'],
      seat: active,
      cubes: {},
      stations: [],
      diseases: {} as SlowGame['game']['diseases'],
      requests: [],
      outcome: null,
    },
    waits: [],
    news: [],
    message: null,
  };
}

const did = (number: number, bot = false) => ({ seat: number, bot, events: [] });

it('names who played a seat, and for whom a bot did', () => {
  const two = slow([seat('ada'), seat('max')]);
  expect(sayDoer(two, did(1))).toBe('Max');
  expect(sayDoer(two, did(1, true))).toBe('A bot for Max');
  expect(sayDoer(two, did(0, true))).toBe('A bot for you');
  expect(sayDoer(slow([seat('ada'), seat('bot:1', null, 'careful')]), did(1, true))).toMatch(/Bot/);
});

it('says whose turn it is, also of a bot, and whether yours is the next', () => {
  expect(sayTurn(slow([seat('ada'), seat('max')]))).toBe('It is Max’s turn now, then yours.');
  expect(sayTurn(slow([seat('ada'), seat('max')], 0))).toBe('It is your turn as the Medic.');
  const three = [seat('ada'), seat('max'), seat('bot:2', null, 'careful')];
  expect(sayTurn(slow(three))).toBe('It is Max’s turn now.');
  expect(sayTurn(slow(three, 2))).toMatch(/^It is .*Bot.* turn now, then yours\.$/);
  expect(sayTurn({ ...slow(three), status: 'over' })).toBe('');
});
