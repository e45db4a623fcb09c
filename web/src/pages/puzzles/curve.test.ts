import { expect, it } from 'vitest';
import { curve } from './curve';

it('spreads ratings over the box, and keeps small changes small', () => {
  expect(curve([1500, 1600, 1550], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 25 },
  ]);
  expect(curve([1500, 1506], 100, 50)).toEqual([
    { x: 0, y: 5 },
    { x: 100, y: 0 },
  ]);
  expect(curve([1500], 100, 50)).toEqual([{ x: 0, y: 0 }]);
});
