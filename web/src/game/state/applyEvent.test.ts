import { describe, expect, it } from 'vitest';
import { players, position, shown, turn } from '../../testing/game';
import type { Happening, Position } from '../../wire/wire';
import { applyEvent } from './applyEvent';

type Untold<T> = T extends Happening ? Omit<T, 'audience'> : never;

/** Return the position after these public events. */
const then = (before: Position, ...events: Untold<Happening>[]) =>
  events.reduce(
    (now, event) => applyEvent(now, shown({ audience: null, ...event } as Happening)),
    before,
  );

const medic = (now: Position) => now.players[0];
const scientist = (now: Position) => now.players[1];
const start = position();

describe('pawns and actions', () => {
  const drive = { event: 'moved', player: 'medic', origin: 'atlanta', by: 'medic' } as const;

  it('moves a pawn', () => {
    const now = then(start, { ...drive, city: 'miami', how: 'drive' });
    expect(medic(now)?.city).toBe('miami');
    expect(scientist(now)?.city).toBe('atlanta');
    expect(medic(start)?.city).toBe('atlanta'); // the original position is unchanged
  });

  it('leaves as many actions as the event says', () => {
    const drove = { ...drive, audience: null, city: 'miami', actions_left: 2 };
    expect(applyEvent(start, { ...drove, how: 'drive' }).turn.actions_left).toBe(2);
    expect(start.turn.actions_left).toBe(4);
  });

  it('begins a turn', () => {
    const spent = position({ turn: { actions_left: 0 } });
    const now = applyEvent(spent, shown(turn(1)));
    expect(now.turn).toMatchObject({ seat: 1, actions_left: 4 });
  });
});

describe('stations', () => {
  const built = { event: 'built', audience: null, player: 'medic', city: 'cairo' } as const;

  it('builds', () => {
    expect(applyEvent(start, shown(built)).stations).toEqual(['atlanta', 'cairo']);
  });

  it('takes a station away', () => {
    expect(then(start, { event: 'station_taken', city: 'atlanta' }).stations).toEqual([]);
  });
});

describe('cards of players', () => {
  it('draws from the top pile into the hand', () => {
    const now = then(start, { event: 'drew', player: 'medic', card: 'lagos' });
    expect(medic(now)?.hand).toEqual(['paris', 'chicago', 'airlift', 'lagos']);
    expect(now.player_deck.piles[0]).toEqual({ cards: 10, epidemics: 1 });
  });

  it('draws an epidemic into no hand', () => {
    const now = then(start, { event: 'drew', player: 'medic', card: 'epidemic' });
    expect(medic(now)?.hand).toHaveLength(3);
    expect(now.player_deck.piles[0]).toEqual({ cards: 10, epidemics: 0 });
  });

  it('goes on to the next pile, and draws nothing from an empty deck', () => {
    const last = position({ player_deck: { piles: [{ cards: 1, epidemics: 0 }] } });
    const now = then(last, { event: 'drew', player: 'medic', card: 'lagos' });
    expect(now.player_deck.piles).toEqual([]);
    const drew = then(now, { event: 'drew', player: 'medic', card: 'lima' });
    expect(drew.player_deck.piles).toEqual([]);
  });

  it('discards what is in the hand, or one of its hidden cards', () => {
    const lost = { event: 'discarded', player: 'medic', card: 'paris', why: 'action' } as const;
    const now = then(start, lost);
    expect(medic(now)?.hand).toEqual(['chicago', 'airlift']);
    expect(now.player_discards).toEqual(['lima', 'paris']);
    const hidden = position({ players: players('medic', { hand: [null, null] }) });
    expect(medic(then(hidden, lost))?.hand).toEqual([null]);
  });

  it('stores an event, and plays it out of the game', () => {
    const hand: string[] = [];
    const planner = players('medic', { role: 'contingency_planner', hand });
    const before = position({ players: planner, player_discards: ['forecast', 'lima'] });
    const stored = then(before, {
      event: 'stored',
      player: 'contingency_planner',
      card: 'forecast',
    });
    expect(medic(stored)?.stored).toBe('forecast');
    expect(stored.player_discards).toEqual(['lima']);
    const done = then(stored, {
      event: 'played',
      player: 'contingency_planner',
      card: 'forecast',
      stored: true,
    });
    expect(medic(done)?.stored).toBeNull();
    expect(done.removed).toEqual(['forecast']);
    expect(done.player_discards).toEqual(['lima']);
  });

  it('plays an event from the hand', () => {
    const now = then(start, { event: 'played', player: 'medic', card: 'airlift', stored: false });
    expect(medic(now)?.hand).toEqual(['paris', 'chicago']);
    expect(now.player_discards).toEqual(['lima', 'airlift']);
  });

  it('hands a card over', () => {
    const shared = { event: 'shared', giver: 'medic', receiver: 'scientist' } as const;
    const now = then(start, { ...shared, card: 'paris' });
    expect(medic(now)?.hand).toEqual(['chicago', 'airlift']);
    expect(scientist(now)?.hand).toContain('paris');
  });
});

describe('diseases', () => {
  const blue = { city: 'chicago', disease: 'blue' } as const;

  it('infects up to what the event says', () => {
    const now = then(start, { event: 'infected', ...blue, cubes: 1, total: 3, why: 'card' });
    expect(now.cubes['chicago']).toEqual({ blue: 3 });
    expect(now.cubes['cairo']).toEqual({ black: 3, blue: 1 });
  });

  it('takes cubes away, but never more than there are', () => {
    const treated = { event: 'treated', player: 'medic', ...blue, cubes: 1 } as const;
    const by = (presence: boolean) => then(start, { ...treated, presence });
    expect(by(false).cubes['chicago']).toEqual({ blue: 1 });
    const elsewhere = then(start, { ...treated, city: 'lima', presence: false });
    expect(elsewhere.cubes['lima']).toEqual({ blue: 0 });
  });

  it('cures and eradicates', () => {
    const cured = then(start, { event: 'cured', player: 'medic', disease: 'blue' });
    expect(cured.diseases['blue']).toBe('cured');
    const gone = then(cured, { event: 'eradicated', disease: 'blue' });
    expect(gone.diseases['blue']).toBe('eradicated');
  });

  it('counts outbreaks and epidemics', () => {
    const outbreak = { event: 'outbreak', ...blue, outbreaks: 2, origin: null } as const;
    expect(then(start, outbreak).outbreaks).toBe(2);
    expect(then(start, { event: 'increased', epidemics: 1, rate: 2 }).epidemics_drawn).toBe(1);
  });
});

describe('the infection deck', () => {
  it('turns a card over and forgets an empty layer', () => {
    const now = then(
      start,
      { event: 'turned', city: 'delhi', bottom: false },
      { event: 'turned', city: 'lagos', bottom: false },
    );
    expect(now.infection_deck.layers).toEqual([['lima']]);
    expect(now.infection_discards).toEqual(['chicago', 'cairo', 'tokyo', 'delhi', 'lagos']);
  });

  it('puts the shuffled discards on top', () => {
    const now = then(start, { event: 'intensified', cards: ['cairo', 'chicago', 'tokyo'] });
    expect(now.infection_deck.layers[0]).toEqual(['cairo', 'chicago', 'tokyo']);
    expect(now.infection_discards).toEqual([]);
    const empty = then(start, { event: 'intensified', cards: [] });
    expect(empty.infection_deck.layers).toEqual(start.infection_deck.layers);
  });

  it('removes a card from the game', () => {
    const now = then(start, { event: 'removed', card: 'cairo' });
    expect(now.infection_discards).toEqual(['chicago', 'tokyo']);
    expect(now.removed).toEqual(['cairo']);
  });
});

it('changes nothing for events that only tell', () => {
  expect(then(start, { event: 'skipped', quiet_nights: 0 })).toBe(start);
});
