import { expect, it } from 'vitest';
import { sorted } from './hands';

it('lays a hand out by disease, then events, then hidden cards', () => {
  expect(sorted([null, 'airlift', 'tokyo', 'paris', 'cairo', 'lima', 'essen'])).toEqual([
    'essen',
    'paris',
    'lima',
    'cairo',
    'tokyo',
    'airlift',
    null,
  ]);
});
