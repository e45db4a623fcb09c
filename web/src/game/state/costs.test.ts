import { describe, expect, it } from 'vitest';
import { move, players, position } from '../../testing/game';
import { harm, nearestSet, ofDisease, spent } from './costs';

const BLUE = ['atlanta', 'chicago', 'paris', 'essen'];
const holding = (...hand: string[]) => position({ players: players('medic', { hand }) });

describe('spent', () => {
  it('is what the server says that a move uses up', () => {
    expect(spent(move('charter cairo', { cards: ['atlanta'] }))).toEqual(['atlanta']);
    expect(spent(move('give paris to scientist'))).toEqual(['paris']);
    expect(spent(move('drive miami'))).toEqual([]);
  });

  it('is no event, and no card of a cure or a discard', () => {
    expect(spent(move('quiet'))).toEqual([]);
    expect(spent(move('cure blue with paris essen'))).toEqual([]);
    expect(spent(move('discard paris'))).toEqual([]);
  });
});

describe('harm', () => {
  it('warns when a nearly complete set is broken', () => {
    expect(harm(move('direct paris'), holding(...BLUE))).toEqual({ disease: 'blue', cards: 4 });
    expect(harm(move('direct paris'), holding(...BLUE, 'milan'))).toEqual({
      disease: 'blue',
      cards: 5,
    });
  });

  it('is silent where nothing is lost', () => {
    expect(harm(move('direct paris'), holding('paris', 'essen', 'milan'))).toBeNull();
    expect(harm(move('direct paris'), holding(...BLUE, 'milan', 'london'))).toBeNull();
    expect(harm(move('discard paris'), holding(...BLUE))).toBeNull();
    expect(harm(move('direct paris', { seat: 7 }), holding(...BLUE))).toBeNull();
    const diseases = {
      blue: 'cured',
      yellow: 'uncured',
      black: 'uncured',
      red: 'uncured',
    } as const;
    const cured = { ...holding(...BLUE), diseases };
    expect(harm(move('direct paris'), cured)).toBeNull();
    expect(harm(move('give airlift to scientist'), holding('airlift'))).toBeNull();
  });

  it('counts what the role needs', () => {
    const hand = ['essen', 'london', 'milan'];
    const now = position({ players: players('scientist', { hand }) });
    expect(harm(move('direct milan', { seat: 1 }), now)).toEqual({ disease: 'blue', cards: 3 });
    expect(harm(move('direct milan'), holding(...hand))).toBeNull();
  });
});

it('counts the cards of a disease that are seen', () => {
  expect(ofDisease(['paris', null, 'airlift', 'cairo', 'essen'], 'blue')).toEqual([
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
