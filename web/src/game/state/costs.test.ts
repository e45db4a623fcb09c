import { describe, expect, it } from 'vitest';
import { move, players, position } from '../../testing/game';
import { findHarm, nearestSet, pickDisease, listSpentCards } from './costs';

const BLUE = ['atlanta', 'chicago', 'paris', 'essen'];
const holding = (...hand: string[]) => position({ players: players('medic', { hand }) });

describe('listSpentCards', () => {
  it('is what the server says that a move uses up', () => {
    expect(listSpentCards(move('charter cairo', { cards: ['atlanta'] }))).toEqual(['atlanta']);
    expect(listSpentCards(move('give paris to scientist'))).toEqual(['paris']);
    expect(listSpentCards(move('drive miami'))).toEqual([]);
  });

  it('is no event, and no card of a cure or a discard', () => {
    expect(listSpentCards(move('quiet'))).toEqual([]);
    expect(listSpentCards(move('cure blue with paris essen'))).toEqual([]);
    expect(listSpentCards(move('discard paris'))).toEqual([]);
  });
});

describe('findHarm', () => {
  it('warns when a nearly complete set is broken', () => {
    expect(findHarm(move('direct paris'), holding(...BLUE))).toEqual({ disease: 'blue', cards: 4 });
    expect(findHarm(move('direct paris'), holding(...BLUE, 'milan'))).toEqual({
      disease: 'blue',
      cards: 5,
    });
  });

  it('is silent where nothing is lost', () => {
    expect(findHarm(move('direct paris'), holding('paris', 'essen', 'milan'))).toBeNull();
    expect(findHarm(move('direct paris'), holding(...BLUE, 'milan', 'london'))).toBeNull();
    expect(findHarm(move('discard paris'), holding(...BLUE))).toBeNull();
    expect(findHarm(move('direct paris', { seat: 7 }), holding(...BLUE))).toBeNull();
    const diseases = {
      blue: 'cured',
      yellow: 'uncured',
      black: 'uncured',
      red: 'uncured',
    } as const;
    const cured = { ...holding(...BLUE), diseases };
    expect(findHarm(move('direct paris'), cured)).toBeNull();
    expect(findHarm(move('give airlift to scientist'), holding('airlift'))).toBeNull();
  });

  it('counts what the role needs', () => {
    const hand = ['essen', 'london', 'milan'];
    const now = position({ players: players('scientist', { hand }) });
    expect(findHarm(move('direct milan', { seat: 1 }), now)).toEqual({ disease: 'blue', cards: 3 });
    expect(findHarm(move('direct milan'), holding(...hand))).toBeNull();
  });
});

it('counts the cards of a disease that are seen', () => {
  expect(pickDisease(['paris', null, 'airlift', 'cairo', 'essen'], 'blue')).toEqual([
    'paris',
    'essen',
  ]);
});

describe('nearestSet', () => {
  const [medic] = players('medic', { hand: ['paris', 'essen', 'milan', null] });
  const [, scientist] = players('scientist', { hand: ['london', 'chicago', 'atlanta', 'lima'] });
  const table = position({ players: [medic!, scientist!] });

  it('is the hand with the largest share of what it needs', () => {
    expect(nearestSet(table, 'blue')).toEqual({ cards: 3, needed: 4 });
    expect(nearestSet(table, 'yellow')).toEqual({ cards: 1, needed: 4 });
  });

  it('is empty where nobody holds a card', () => {
    expect(nearestSet(table, 'red')).toEqual({ cards: 0, needed: 5 });
  });
});
