import { describe, expect, it } from 'vitest';
import { BOARD } from '../../wire/wire';
import {
  backOf,
  DISCARDS,
  drawnCards,
  emptyEntry,
  findDiscarder,
  GONE,
  handOf,
  infectionPlaces,
  INFECTED,
  KNOWN,
  layersOf,
  leftOfDeck,
  STORED,
  toPosition,
  toSetup,
  type Entry,
} from './entry';

/** Return an entry of two players with four cards each, and these changes. */
function entry(change: Partial<Entry> = {}): Entry {
  const { piles, ...rest } = change;
  return {
    ...emptyEntry(),
    roles: ['medic', 'scientist'],
    piles: {
      [handOf('medic')]: ['london', 'sydney', 'madrid', 'lagos'],
      [handOf('scientist')]: ['manila', 'seoul', 'osaka', 'riyadh'],
      ...piles,
    },
    ...rest,
  };
}

describe('the player deck', () => {
  it('is whole before the first turn', () => {
    expect(drawnCards(entry())).toBe(0);
    expect(leftOfDeck(entry())?.piles.map(({ cards }) => cards)).toEqual(BOARD.piles[2]?.[4]);
  });

  it('loses its piles from the top, each with its epidemic', () => {
    const [first = 0] = BOARD.piles[2]?.[4] ?? [];
    const discards = ['paris', 'essen', 'milan', 'lima', 'bogota', 'miami', 'cairo', 'delhi'];
    const begun = leftOfDeck(entry({ piles: { [DISCARDS]: discards } }));
    expect(begun).toMatchObject({ least: 0, most: 1 });
    expect(begun?.piles[0]).toEqual({ cards: first - 8, epidemics: 1 });
    const struck = leftOfDeck(entry({ drawn: 1, piles: { [DISCARDS]: discards } }));
    expect(struck?.piles[0]).toEqual({ cards: first - 9, epidemics: 0 });
    const more = [...discards, 'tokyo', 'kinshasa', 'beijing', 'chennai'];
    const second = leftOfDeck(entry({ drawn: 1, piles: { [DISCARDS]: more } }));
    expect(second).toMatchObject({ least: 1 });
    expect(second?.piles).toHaveLength(3 + Number(first > 13));
  });

  it('is unknown without players', () => {
    expect(leftOfDeck(emptyEntry())).toBeNull();
  });

  it('is left to the server if its epidemics cannot have come so', () => {
    expect(toSetup(entry()).position).toHaveProperty('player_deck');
    expect(toSetup(entry({ drawn: 2 })).position).not.toHaveProperty('player_deck');
    const few = entry({ piles: { [handOf('medic')]: [] } }); // some cards were forgotten
    expect(toSetup(few).position).not.toHaveProperty('player_deck');
  });
});

describe('the infection deck', () => {
  it('has the cards of each epidemic on top of those before', () => {
    const piles = { [INFECTED]: ['paris'], [backOf(2)]: ['essen'], [backOf(1)]: ['milan', 'lima'] };
    const layers = layersOf(entry({ drawn: 2, piles }));
    expect(layers.slice(0, 2)).toEqual([['essen'], ['milan', 'lima']]);
    expect(layers[2]).toHaveLength(44);
  });

  it('asks for the effects of events only when they were played', () => {
    expect(infectionPlaces(entry())).toEqual([INFECTED]);
    const { forecast, resilient } = BOARD.event_of_move;
    const played = entry({ piles: { [DISCARDS]: [forecast, resilient] } });
    expect(infectionPlaces(played)).toEqual([INFECTED, KNOWN, GONE]);
    const known = { ...played, piles: { ...played.piles, [KNOWN]: ['lima', 'paris'] } };
    expect(layersOf(known).slice(0, 2)).toEqual([['lima'], ['paris']]);
  });
});

describe('the position', () => {
  it('has an eradicated disease where a cured one has no cubes', () => {
    const cubes = { lima: { yellow: 1 } };
    const { diseases } = toPosition(entry({ cured: ['blue', 'yellow'], cubes }));
    expect(diseases).toMatchObject({ blue: 'eradicated', yellow: 'cured', red: 'uncured' });
  });

  it('has an event on the role card that can have one', () => {
    const { players } = toPosition(
      entry({ roles: [BOARD.stores, 'medic'], piles: { [STORED]: ['airlift'] } }),
    );
    expect(players[0]).toMatchObject({ stored: 'airlift' });
    expect(players[1]).not.toHaveProperty('stored');
  });

  it('has actions only in their phase', () => {
    expect(toPosition(entry({ actions: 2 })).turn).toMatchObject({ actions_left: 2 });
    expect(toPosition(entry({ phase: 'draw' })).turn).toMatchObject({ actions_left: 0 });
  });

  it('goes on with a discard where a hand is too full', () => {
    const hand = ['london', 'sydney', 'madrid', 'lagos', 'lima', 'paris', 'essen', 'milan'];
    const full = entry({ phase: 'infect', piles: { [handOf('medic')]: hand } });
    expect(findDiscarder(full)).toBe('medic');
    expect(toPosition(full).turn).toMatchObject({ phase: 'discard', resume: ['infect'] });
    expect(toPosition({ ...full, phase: 'epidemic' }).turn).not.toHaveProperty('resume');
    expect(toPosition(entry()).turn).toMatchObject({ phase: 'actions' });
  });

  it('has the cards of an epidemic in the discard pile until they are shuffled', () => {
    const struck = entry({ drawn: 2, phase: 'epidemic' });
    expect(infectionPlaces(struck)).toEqual([INFECTED, backOf(1)]);
    expect(infectionPlaces({ ...struck, phase: 'infect' })).toContain(backOf(2));
    expect(toPosition(struck).turn).toMatchObject({ phase: 'epidemic' });
  });
});

it('goes on at a table with real cards, and no dealt ones', () => {
  expect(toSetup(entry())).toMatchObject({ cards: [], visibility: 'local', hands: 'open' });
});
