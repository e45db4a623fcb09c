import { expect, it } from 'vitest';
import { countFitting } from './watchFit';

const key = (offsetTop: number, scrollWidth = 60) => ({
  offsetTop,
  offsetHeight: 50,
  scrollWidth,
  clientWidth: 60,
});

it('counts the keys before the first one of another row', () => {
  expect(countFitting([key(2), key(2), key(58)], 60)).toBe(2);
});

it('counts the keys before the first one that is too narrow for its words', () => {
  expect(countFitting([key(2), key(2, 70), key(2)], 60)).toBe(1);
});

it('has no limit where all fit', () => {
  expect(countFitting([key(2), key(2, 62)], 60)).toBe(Infinity);
});
