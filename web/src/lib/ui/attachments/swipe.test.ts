import { expect, it } from 'vitest';
import { direction } from './swipe';

it('tells swipes up and down', () => {
  expect(direction(5, -40)).toBe('up');
  expect(direction(-5, 40)).toBe('down');
});

it('takes neither a tap nor a move to the side for a swipe', () => {
  expect(direction(3, -10)).toBeNull();
  expect(direction(-60, -40)).toBeNull();
});
