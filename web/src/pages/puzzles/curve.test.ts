import { expect, it } from 'vitest';
import { drawCurve } from './curve';

it('spreads ratings over the box, and keeps small changes small', () => {
  expect(drawCurve([1500, 1600, 1550], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 25 },
  ]);
  expect(drawCurve([1500, 1506], 100, 50)).toEqual([
    { x: 0, y: 5 },
    { x: 100, y: 0 },
  ]);
  expect(drawCurve([1500], 100, 50)).toEqual([{ x: 0, y: 0 }]);
});
