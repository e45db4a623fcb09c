import { expect, it } from 'vitest';
import { speak } from '../../lib/text/language.svelte';
import { move, players, position } from '../../testing/game';
import { sayCost, sayHarm } from './sayCosts';

const hand = ['atlanta', 'chicago', 'paris', 'essen'];
const now = position({ players: players('medic', { hand }) });

it('names the card that a move costs', () => {
  expect(sayCost(move('direct paris'))).toBe('costs the Paris card');
  expect(sayCost(move('charter cairo', { cards: ['atlanta'] }))).toBe('costs the Atlanta card');
});

it('inflects the card that a move costs', async () => {
  await speak('pl');
  expect(sayCost(move('direct paris'))).toBe('koszt: karta Paryża');
  await speak('en');
});

it('does not name it twice where the move says it', () => {
  expect(sayCost(move('discard paris'))).toBe('');
  expect(sayCost(move('give paris to scientist'))).toBe('');
  expect(sayCost(move('drive miami'))).toBe('');
});

it('names the set that a move breaks', () => {
  expect(sayHarm(move('direct paris'), now)).toBe('Breaks up a set: 4 blue cards');
  expect(sayHarm(move('drive miami'), now)).toBe('');
});
