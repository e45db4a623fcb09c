import { expect, it } from 'vitest';
import { move } from '../../testing/game';
import { listMovesOfCard, sortHand } from './hands';

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

it('finds the uses of a card in a hand, and the ways to take it from there', () => {
  const moves = [
    'direct paris',
    'give paris to scientist',
    'take cairo from scientist',
    'pass',
  ].map((text) => move(text));
  const found = (card: string, seat: number, role: string) =>
    listMovesOfCard(card, { seat, role }, moves).map(({ text }) => text);
  expect(found('paris', 0, 'medic')).toEqual(['direct paris', 'give paris to scientist']);
  expect(found('cairo', 1, 'scientist')).toEqual(['take cairo from scientist']);
  expect(found('paris', 1, 'scientist')).toEqual([]);
  expect(found('london', 1, 'scientist')).toEqual([]);
});
