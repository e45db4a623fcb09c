import { expect, it } from 'vitest';
import { players, position } from '../../testing/game';
import {
  cubesIn,
  dueTurns,
  infectionCards,
  playerCards,
  presence,
  rate,
  supplies,
  zone,
} from './position';

it('raises the infection rate with the epidemics (R1.5)', () => {
  const rates = [0, 1, 2, 3, 4, 5, 6, 7].map((drawn) => rate(position({ epidemics_drawn: drawn })));
  expect(rates).toEqual([2, 2, 2, 3, 3, 4, 4, 4]);
});

it('says in which turn the top infection cards are drawn', () => {
  const due = (turn: Parameters<typeof position>[0]) => dueTurns(position(turn), 6).join(' ');
  const infect = (infections_left: number, quiet_nights = 0) =>
    due({ turn: { phase: 'forecast', resume: ['infect'], infections_left, quiet_nights } });
  expect(due({})).toBe('this this next next later later');
  expect(due({ epidemics_drawn: 3 })).toBe('this this this next next next');
  expect(due({ turn: { quiet_nights: 1 } })).toBe('next next later later later later');
  expect(infect(1)).toBe('this next next later later later');
  expect(infect(0)).toBe('next next later later later later');
  expect(infect(1, 1)).toBe('this later later later later later');
});

it('counts cubes in a city and in the supply', () => {
  const now = position();
  expect(cubesIn(now, 'cairo', 'black')).toBe(3);
  expect(cubesIn(now, 'cairo', 'red')).toBe(0);
  expect(cubesIn(now, 'lagos', 'yellow')).toBe(0);
  expect(supplies(now)).toEqual({ blue: 21, yellow: 24, black: 21, red: 23 });
});

it('counts the cards of both decks', () => {
  expect(playerCards(position())).toBe(23);
  expect(infectionCards(position())).toBe(3);
});

it('draws the zone of the Quarantine Specialist', () => {
  expect(zone(position())).toEqual([]);
  const guarded = position({ players: players('medic', { role: 'quarantine_specialist' }) });
  expect(zone(guarded)).toEqual(['atlanta', 'chicago', 'miami', 'washington']);
});

it('clears cured diseases where the Medic stands (R11.3)', () => {
  expect(presence(position())).toBeNull();
  const diseases = { blue: 'cured', yellow: 'eradicated', black: 'cured', red: 'uncured' } as const;
  expect(presence(position({ diseases }))).toEqual({
    city: 'atlanta',
    diseases: ['blue', 'black'],
  });
  const nobody = players('medic', { role: 'researcher' });
  expect(presence(position({ diseases, players: nobody }))).toBeNull();
});
