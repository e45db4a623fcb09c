import { describe, expect, it } from 'vitest';
import { move, players, position } from '../testing/game';
import { harm, needs, ofDisease, spent } from './costs';

const BLUE = ['atlanta', 'chicago', 'paris', 'essen'];
const holding = (...hand: string[]) => position({ players: players('medic', { hand }) });

describe('spent', () => {
  const cost = (text: string, now = holding(...BLUE)) => spent(move(text), now);

  it('is the card of the city that a flight goes to or starts from', () => {
    expect(cost('direct paris')).toEqual(['paris']);
    expect(cost('charter cairo')).toEqual(['atlanta']);
  });

  it('is the card of the city of the pawn that the Dispatcher moves', () => {
    const far = position({
      players: [
        { role: 'dispatcher', city: 'lima', hand: BLUE },
        { role: 'medic', city: 'paris', hand: [] },
      ],
    });
    expect(spent(move('move medic charter cairo'), far)).toEqual(['paris']);
    expect(spent(move('move medic direct essen'), far)).toEqual(['essen']);
    expect(spent(move('move medic drive essen'), far)).toEqual([]);
  });

  it('is the card that a move names', () => {
    expect(cost('opsflight cairo discarding chicago')).toEqual(['chicago']);
    expect(cost('give paris to scientist')).toEqual(['paris']);
    expect(cost('discard paris')).toEqual(['paris']);
  });

  it('is the card of the city to build in, but not for the Operations Expert', () => {
    expect(cost('build')).toEqual(['atlanta']);
    const expert = players('medic', { role: 'operations_expert', hand: BLUE });
    expect(cost('build', position({ players: expert }))).toEqual([]);
  });

  it('is nothing for other moves, unknown seats and cards that are not held', () => {
    expect(cost('drive miami')).toEqual([]);
    expect(cost('direct cairo')).toEqual([]);
    expect(spent(move('direct paris', 7), holding('paris'))).toEqual([]);
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
    expect(harm(move('direct paris', 7), holding(...BLUE))).toBeNull();
    const diseases = { blue: 'cured', yellow: 'uncured', black: 'uncured', red: 'uncured' };
    expect(harm(move('direct paris'), { ...holding(...BLUE), diseases })).toBeNull();
    expect(harm(move('give airlift to scientist'), holding('airlift'))).toBeNull();
  });

  it('knows that the Scientist needs fewer cards', () => {
    expect([needs('scientist'), needs('medic')]).toEqual([4, 5]);
    const hand = ['essen', 'london', 'milan'];
    const now = position({ players: players('scientist', { hand }) });
    expect(harm(move('direct milan', 1), now)).toEqual({ disease: 'blue', cards: 3 });
  });
});

it('counts the cards of a disease that are seen', () => {
  expect(ofDisease(['paris', null, 'airlift', 'cairo', 'essen'], 'blue')).toEqual([
    'paris',
    'essen',
  ]);
});
