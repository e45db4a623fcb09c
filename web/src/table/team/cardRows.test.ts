import { describe, expect, it } from 'vitest';
import type { Position } from '../../wire/wire';
import { CardRows, countColumns, sumColumns } from './cardRows';

const CARDS = ['lima', 'cairo', 'essen', 'tokyo', 'milan', 'delhi', 'paris'];
const held = (seat: number, ...hands: number[]) =>
  ({
    players: hands.map((cards) => ({ hand: CARDS.slice(0, cards) })),
    turn: { seat },
  }) as Pick<Position, 'players' | 'turn'>;

describe('the rows of cards of a seat', () => {
  it('are as many as its cards need, with those that it will draw', () => {
    expect(new CardRows(2).fit(held(0, 4, 4, 1))).toEqual([3, 2, 1]);
  });

  it('are never fewer within a turn, whatever is played', () => {
    const rows = new CardRows(2);
    rows.fit(held(0, 4, 3));
    expect(rows.fit(held(0, 1, 4))).toEqual([3, 2]);
    expect(rows.fit(held(1, 1, 4))).toEqual([1, 3]);
  });

  it('have room for the event on a role card', () => {
    const { players, turn } = held(1, 4, 1);
    const storing = players.map((player) => ({ ...player, stored: 'airlift' as const }));
    expect(new CardRows(2).fit({ players: storing, turn })).toEqual([3, 2]);
  });

  it('have room for what is known of cards that are hidden', () => {
    const { players, turn } = held(0, 2);
    const hidden = players.map((player) => ({ ...player, hand: [null, null] }));
    expect(new CardRows(2).fit({ players: hidden, turn })).toEqual([3]);
    const [player] = players;
    const known = [{ ...player, hand: [...CARDS.slice(0, 4), null] }] as typeof players;
    expect(new CardRows(3).fit({ players: known, turn })).toEqual([4]);
  });
});

describe('the columns of the cards of a seat', () => {
  it('are at least two, and enough for its rows', () => {
    expect([countColumns(1, 1), countColumns(7, 3), countColumns(4, 1)]).toEqual([2, 3, 4]);
  });

  it('are as wide as the widest card in each of them', () => {
    expect(sumColumns([5, 2, 3, 4], 2)).toBe(9);
    expect(sumColumns([], 2)).toBe(0);
  });
});
