import { expect, it } from 'vitest';
import { drawStem } from './stem';

it('leads from the edge of a city to the feet of a pawn that stands off it', () => {
  expect(drawStem({ x: 50, y: 0 }, 1)).toBe('M10.2 0L50 0');
  expect(drawStem({ x: 100, y: 0 }, 2)).toBe('M20.4 0L100 0');
  expect(drawStem({ x: 0, y: 57 }, 1)).not.toBe('');
});

it('is left out where a pawn stands at its city', () => {
  for (const [x, y] of [
    [0, 39],
    [23, 14],
    [-20, 26],
    [0, -13],
  ] as const) {
    expect(drawStem({ x, y }, 1)).toBe('');
  }
  expect(drawStem({ x: 0, y: 0 }, 1)).toBe('');
});
