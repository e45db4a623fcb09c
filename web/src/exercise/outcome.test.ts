import { expect, it } from 'vitest';
import { judgeTurn } from './outcome';

const checked = (solved: boolean, loss: number) => ({
  solved,
  loss,
  before: 0.5,
  better: [],
  rated: null,
});

it('compares a turn with the best one and with the one that was played', () => {
  expect(judgeTurn(checked(true, 0.004), 0.07)).toEqual({ kind: 'solved', points: 0 });
  expect(judgeTurn(checked(false, 0.03), 0.07)).toEqual({ kind: 'better', points: 4 });
  expect(judgeTurn(checked(false, 0.07), 0.07)).toEqual({ kind: 'worse', points: 7 });
  expect(judgeTurn(checked(false, 0.09), null)).toEqual({ kind: 'worse', points: 9 });
});
