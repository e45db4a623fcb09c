import { expect, it } from 'vitest';
import { sortHand } from './hands';

it('lays a hand out by disease, then events, then hidden cards', () => {
  expect(sortHand([null, 'airlift', 'tokyo', 'paris', 'cairo', 'lima', 'essen'])).toEqual([
    'essen',
    'paris',
    'lima',
    'cairo',
    'tokyo',
    'airlift',
    null,
  ]);
});
