import { expect, it } from 'vitest';
import type { TurnReview } from '../../wire/wire';
import { findMistakes, findNextMistake, findStart } from './mistakes';

const turn = (
  first: number,
  seat: number,
  label: TurnReview['label'],
  loss: number,
  player: string | null = seat ? 'max' : 'ada',
): TurnReview => ({
  player,
  ...{
    number: first,
    seat,
    first,
    last: first + 3,
    moves: [],
    played: [],
    why: [],
    missed: null,
    choices: [],
    before: 0.6,
    after: 0.5,
  },
  ...{ then: 0.4, label, loss, low: loss, high: loss, luck: 0, noise: 0, better: [] },
});
const turns = [
  turn(2, 0, 'inaccuracy', 0.03),
  turn(7, 1, 'blunder', 0.2),
  turn(12, 0, 'blunder', 0.12),
  turn(20, 0, 'good', 0.01),
];

it('begins with the costliest mistake in the own turns, not in those of a substitute', () => {
  expect(findMistakes(turns, { you: 'ada' }).map(findStart)).toEqual([11, 1]);
  const lent = [...turns, turn(30, 0, 'blunder', 0.5, 'bot:0')];
  expect(findMistakes(lent, { you: 'ada' }).map(findStart)).toEqual([11, 1]);
});

it('goes on with the next one until the last', () => {
  const mine = findMistakes(turns, { you: 'ada' });
  expect(findNextMistake(mine, 11)?.first).toBe(2);
  expect(findNextMistake(mine, 1)).toBeUndefined();
});

it('takes the mistakes of the team for somebody who has not played', () => {
  const all = [6, 11, 1];
  expect(findMistakes(turns, { you: 'wim' }).map(findStart)).toEqual(all);
  expect(findMistakes(turns, { you: null }).map(findStart)).toEqual(all);
});
