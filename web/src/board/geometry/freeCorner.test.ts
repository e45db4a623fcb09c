import { expect, it } from 'vitest';
import { findFreeCorner } from './freeCorner';

const MAP = { width: 700, height: 420 };
const BOX = { width: 350, height: 150 };

it('takes the upper right corner where nothing is in the way', () => {
  expect(findFreeCorner([], BOX, MAP)).toEqual({ vertical: 'top', horizontal: 'right' });
  expect(findFreeCorner([{ x: 100, y: 400 }], BOX, MAP).horizontal).toBe('right');
});

it('goes out of the way of a city', () => {
  expect(findFreeCorner([{ x: 600, y: 80 }], BOX, MAP)).toEqual({
    vertical: 'top',
    horizontal: 'left',
  });
  const wide = { width: 690, height: 150 };
  expect(findFreeCorner([{ x: 350, y: 80 }], wide, MAP).vertical).toBe('bottom');
});

it('covers as little as possible', () => {
  const points = [
    { x: 600, y: 80 },
    { x: 100, y: 80 },
    { x: 600, y: 380 },
  ];
  expect(findFreeCorner(points, BOX, MAP)).toEqual({ vertical: 'bottom', horizontal: 'left' });
});

it('covers a name rather than a city', () => {
  const tall = { width: 350, height: 262 };
  const [paris, cairo] = [
    { x: 305, y: 82 },
    { x: 370, y: 145 },
  ];
  expect(findFreeCorner([paris, cairo], tall, MAP).vertical).toBe('bottom');
});
