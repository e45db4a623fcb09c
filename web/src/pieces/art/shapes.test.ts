import { expect, it } from 'vitest';
import { DISEASES } from '../../game/state/cities';
import { QUARTERS, SHAPES } from './shapes';

it('gives every disease a shape and a quarter of its own', () => {
  expect(new Set(DISEASES.map((disease) => SHAPES[disease])).size).toBe(4);
  expect(new Set(DISEASES.map((disease) => QUARTERS[disease])).size).toBe(4);
});
