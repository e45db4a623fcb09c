import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { needTexts } from '../../lib/text/language.svelte';
import { BOARD } from '../../wire/wire';
import { DISCARDS, handOf, INFECTED } from './entry';
import { MidGame } from './midgame.svelte';

let game: MidGame;

beforeEach(() => {
  game = new MidGame();
  game.toggleRole('medic');
  game.toggleRole('scientist');
});

/** Return the texts of what blocks the game. */
const blocking = () => game.problems.filter(({ blocks }) => blocks).map(({ text }) => text);

beforeAll(() => needTexts('midgame'));

describe('a tap on the board', () => {
  beforeEach(() => game.go('board'));

  it('adds a cube of the own colour, and empties a full city', () => {
    for (let cubes = 0; cubes < BOARD.city_limit; cubes += 1) game.tap('cairo');
    expect(game.entry.cubes).toEqual({ cairo: { black: BOARD.city_limit } });
    expect(game.said.text).toBe('Cairo: 3 black cubes');
    game.tap('cairo');
    expect(game.entry.cubes).toEqual({});
  });

  it('adds a cube of the chosen colour; a long press opens all colours', () => {
    game.tool = { kind: 'cubes', disease: 'red' };
    game.tap('cairo');
    game.press('cairo');
    expect([game.entry.cubes, game.open]).toEqual([{ cairo: { red: 1 } }, 'cairo']);
  });

  it('moves one pawn after the other', () => {
    game.tool = { kind: 'pawn', role: 'medic' };
    game.tap('paris');
    game.tap('lima');
    expect(game.entry.pawns).toEqual({ medic: 'paris', scientist: 'lima' });
    expect(game.tool.kind).toBe('cubes');
    game.drop('medic', 'essen');
    expect(game.entry.pawns).toMatchObject({ medic: 'essen' });
  });

  it('builds and removes stations, but not more than there are', () => {
    game.tool = { kind: 'station' };
    for (const city of ['paris', 'lima', 'cairo', 'tokyo', 'sydney', 'lagos', 'delhi'])
      game.tap(city);
    expect(game.entry.stations).toHaveLength(BOARD.stations);
    expect(game.said).toEqual({ text: 'The game has only 6 research stations.', refused: true });
    game.tap('lima');
    expect(game.entry.stations).not.toContain('lima');
  });
});

describe('cards', () => {
  it('are in one place of their deck', () => {
    game.go('hands');
    game.choose(handOf('scientist'));
    expect(game.toggle('cairo')).toBe(true);
    game.go('discards');
    expect(game.place).toBe(DISCARDS);
    expect(game.toggle('cairo')).toBe(false);
    expect(game.said).toEqual({ text: 'Cairo is already entered: Scientist', refused: true });
    game.go('infections');
    game.tap('cairo'); // the infection card of that city
    expect(game.entry.piles[INFECTED]).toEqual(['cairo']);
    game.tap('cairo');
    expect(game.entry.piles[INFECTED]).toEqual([]);
  });

  it('of a hand leave the table with its role', () => {
    game.go('hands');
    game.tap('cairo');
    game.toggleRole('medic');
    game.toggleRole('researcher');
    expect(game.could).toContain('cairo');
  });

  it('of infected cities are suggested', () => {
    game.go('board');
    for (const city of ['cairo', 'lima']) game.tap(city);
    game.go('infections');
    game.tap('lima');
    expect(game.suggested).toEqual(['cairo']);
    game.suggest();
    expect(game.entry.piles[INFECTED]).toEqual(['lima', 'cairo']);
  });

  it('on the role card can only be events', () => {
    game.toggleRole(BOARD.stores);
    game.go('hands');
    game.choose('stored');
    game.tap('cairo');
    expect(game.said.refused).toBe(true);
    expect(game.could).toEqual(expect.arrayContaining(['airlift']));
    expect(game.could).not.toContain('cairo');
  });
});

describe('problems', () => {
  it('need two players', () => {
    game.toggleRole('medic');
    expect(blocking()).toEqual(['Choose two to four roles.']);
  });

  it('are cubes where a role allows none, and four cures', () => {
    game.change({ cubes: { atlanta: { blue: 1 } }, cured: ['blue'] });
    expect(blocking()).toEqual([
      'The Medic is in Atlanta, so there can be no blue cubes: that disease is cured.',
    ]);
    game.change({ cubes: {}, cured: ['blue', 'yellow', 'black', 'red'] });
    expect(blocking()).toEqual(['With four cures the game is won.']);
  });

  it('are too many cubes and cards', () => {
    const cities = ['lima', 'bogota', 'miami', 'lagos', 'santiago', 'mexico_city', 'khartoum'];
    const cubes = [...cities, 'sao_paulo', 'kinshasa'].map((id) => [id, { yellow: 3 }]);
    game.change({ cubes: Object.fromEntries(cubes) });
    expect(blocking()).toEqual(['The board has 27 yellow cubes, but the game has only 24.']);
    const nine = [...cities, 'cairo', 'paris']; // after a draw
    game.change({ cubes: {}, piles: { [handOf('medic')]: nine } });
    expect(blocking()).toEqual([]);
    game.change({ piles: { [handOf('medic')]: [...nine, 'essen'] } });
    expect(blocking()).toEqual(['Medic: 10 cards, but nobody can have more than 9.']);
  });

  it('name one number of epidemics where the cards allow only one', () => {
    const hands = {
      [handOf('medic')]: ['london', 'sydney', 'madrid', 'lagos'],
      [handOf('scientist')]: ['manila', 'seoul', 'osaka', 'riyadh'],
    };
    const cities = ['lima', 'bogota', 'miami', 'santiago', 'mexico_city', 'khartoum'];
    const discards = [...cities, 'sao_paulo', 'kinshasa', 'cairo', 'delhi']; // one whole pile
    game.change({ piles: { ...hands, [DISCARDS]: discards }, epidemics: 5, drawn: 0 });
    expect(game.problems.map(({ text }) => text)).toContain(
      'Cards drawn: 10. The number of epidemics must then be 1, not 0.',
    );
  });

  it('that are only unlikely do not block', () => {
    const hands = {
      [handOf('medic')]: ['london', 'sydney', 'madrid', 'lagos'],
      [handOf('scientist')]: ['manila', 'seoul', 'osaka', 'riyadh', 'tokyo'],
    };
    game.change({
      piles: { ...hands, [INFECTED]: ['paris'] },
      drawn: 2,
      cubes: { cairo: { black: 1, blue: 1 } },
    });
    expect(game.ready).toBe(true);
    expect(game.problems.map(({ text }) => text)).toEqual([
      'Cards drawn in turns: 3. They come in pairs: is one missing, or is there one too many?',
      'Cards drawn: 3. The number of epidemics must then be 0 or 1, not 2.',
      'Cubes of another colour come only from outbreaks, but there have been none: Cairo',
      'These cities have cubes, but their infection cards are missing: Cairo',
    ]);
  });
});

describe('an entry', () => {
  it('survives a reload, and begins again with the same players', () => {
    game.go('board');
    game.tap('cairo');
    game.keep();
    const again = new MidGame();
    expect([again.step, again.entry.cubes]).toEqual(['board', { cairo: { black: 1 } }]);
    again.clear();
    expect([again.entry.roles, again.entry.cubes]).toEqual([['medic', 'scientist'], {}]);
  });

  it('ignores what it cannot read', () => {
    sessionStorage.setItem('fourcures.midgame', '{');
    expect(new MidGame().entry.roles).toEqual([]);
    const entry = { ...game.entry, stations: ['moon'] };
    sessionStorage.setItem('fourcures.midgame', JSON.stringify({ entry, step: 'board' }));
    expect(new MidGame().entry.roles).toEqual([]);
  });

  it('keeps the roles that another edition has', () => {
    game.toggleRole(BOARD.stores);
    game.changeEdition('2008');
    expect(game.entry.roles).toEqual(['medic', 'scientist']);
  });
});
