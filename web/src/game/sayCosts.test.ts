import { expect, it } from 'vitest';
import { move, players, position } from '../testing/game';
import { sayCost, sayCosting, sayHarm } from './sayCosts';

const hand = ['atlanta', 'chicago', 'paris', 'essen'];
const now = position({ players: players('medic', { hand }) });

it('names the card that a move costs', () => {
  expect(sayCost(move('direct paris'), now)).toBe('costs Paris');
  expect(sayCosting(move('charter cairo'), now)).toBe('Charter flight to Cairo · costs Atlanta');
});

it('does not name it twice where the move says it', () => {
  expect(sayCost(move('discard paris'), now)).toBe('');
  expect(sayCosting(move('give paris to scientist'), now)).toBe('Give Paris to the Scientist');
  expect(sayCost(move('drive miami'), now)).toBe('');
});

it('names the set that a move breaks', () => {
  expect(sayHarm(move('direct paris'), now)).toBe('Breaks a set: 4 blue cards');
  expect(sayHarm(move('drive miami'), now)).toBe('');
});
