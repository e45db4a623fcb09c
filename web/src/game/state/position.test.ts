import { expect, it } from 'vitest';
import { players, position } from '../../testing/game';
import { DISEASES } from './cities';
import {
  countTreated,
  cubesIn,
  cubesOnMap,
  infectionCards,
  isFull,
  playerCards,
  presence,
  rate,
  supply,
  zone,
} from './position';

it('raises the infection rate with the epidemics (R1.5)', () => {
  const rates = [0, 1, 2, 3, 4, 5, 6, 7].map((drawn) => rate(position({ epidemics_drawn: drawn })));
  expect(rates).toEqual([2, 2, 2, 3, 3, 4, 4, 4]);
});

it('counts cubes in a city, on the map and in the supply', () => {
  const now = position();
  expect(cubesIn(now, 'cairo', 'black')).toBe(3);
  expect(cubesIn(now, 'cairo', 'red')).toBe(0);
  expect(cubesIn(now, 'lagos', 'yellow')).toBe(0);
  expect(DISEASES.map((disease) => cubesOnMap(now, disease))).toEqual([3, 0, 3, 1]);
  expect(DISEASES.map((disease) => supply(now, disease))).toEqual([21, 24, 21, 23]);
});

it('knows which cities have an outbreak next', () => {
  expect([0, 1, 2, 3, 4].map(isFull)).toEqual([false, false, false, true, true]);
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
    role: 'medic',
    city: 'atlanta',
    diseases: ['blue', 'black'],
  });
  const nobody = players('medic', { role: 'researcher' });
  expect(presence(position({ diseases, players: nobody }))).toBeNull();
});

it('counts the cubes that one action removes: all for the Medic and of cured diseases (R4.7)', () => {
  const treated = (role: string, state: 'cured' | 'uncured') =>
    countTreated(
      position({
        players: players('medic', { role, city: 'cairo' } as never),
        diseases: { ...position().diseases, black: state },
      }),
      'cairo',
      'black',
    );
  expect(treated('medic', 'uncured')).toBe(3);
  expect(treated('researcher', 'uncured')).toBe(1);
  expect(treated('researcher', 'cured')).toBe(3);
});
