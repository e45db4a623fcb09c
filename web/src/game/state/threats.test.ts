import { expect, it } from 'vitest';
import { position } from '../../testing/game';
import { findThreats } from './threats';

it('lists cities with two cubes or more, the fullest first', () => {
  const now = position({
    cubes: { cairo: { black: 2, yellow: 1 }, lima: { yellow: 3 }, delhi: { black: 2, red: 2 } },
  });
  expect(findThreats(now)).toEqual([
    { city: 'lima', disease: 'yellow', cubes: 3 },
    { city: 'cairo', disease: 'black', cubes: 2 },
    { city: 'delhi', disease: 'black', cubes: 2 },
    { city: 'delhi', disease: 'red', cubes: 2 },
  ]);
});

it('lists nothing where nothing threatens', () => {
  expect(findThreats(position({ cubes: { cairo: { black: 1 } } }))).toEqual([]);
});
