import { expect, it } from 'vitest';
import type { Happening } from '../../wire/wire';
import { redactFor } from './visible';

const drew: Happening = { event: 'drew', audience: [1], player: 'scientist', card: 'cairo' };
const looked: Happening = {
  event: 'looked',
  audience: [1],
  player: 'scientist',
  number: 1,
  cards: ['cairo'],
};

it('shows a card to its holder only', () => {
  expect(redactFor(drew, 1)).toBe(drew);
  expect(redactFor(drew, 0)).toEqual({ ...drew, card: null });
  expect(redactFor(drew, null)).toEqual({ ...drew, card: null });
  expect(redactFor(looked, 0)).toEqual({ ...looked, cards: null });
});

it('shows to everybody what everybody may know', () => {
  const open = { ...drew, audience: null };
  expect(redactFor(open, null)).toBe(open);
  const turn: Happening = { event: 'turn', audience: [1], player: 'medic', seat: 0 };
  expect(redactFor(turn, 0)).toBe(turn);
});
