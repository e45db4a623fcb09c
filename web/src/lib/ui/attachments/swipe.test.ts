import { expect, it } from 'vitest';
import { findDirection } from './swipe';

it('tells swipes up and down', () => {
  expect(findDirection(5, -40)).toBe('up');
  expect(findDirection(-5, 40)).toBe('down');
});

it('takes neither a tap nor a move to the side for a swipe', () => {
  expect(findDirection(3, -10)).toBeNull();
  expect(findDirection(-60, -40)).toBeNull();
});
