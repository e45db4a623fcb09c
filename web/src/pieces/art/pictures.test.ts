import { expect, it } from 'vitest';
import { CITIES } from '../../game/state/cities';
import { ROLES } from '../../game/state/options';
import { CAMEOS } from './cameos';
import { EVENT_EMBLEMS } from './eventEmblems';
import { ICONS } from './icons';
import { LANDMARKS } from './landmarks';
import { makeRandom, drawSkyline } from './skyline';

it('draws a landmark of its own for every city that a board prints', () => {
  const printed = [...CITIES.map(({ id }) => id), 'toronto'];
  expect(Object.keys(LANDMARKS).sort()).toEqual(printed.sort());
  const drawn = Object.values(LANDMARKS).map(({ fill }) => fill);
  expect(new Set(drawn).size).toBe(printed.length);
  for (const { country } of Object.values(LANDMARKS)) expect(country).toMatch(/^[A-Z]{2}$/);
});

it('has no broken numbers in its paths', () => {
  const paths = [
    ...Object.values(LANDMARKS).flatMap(({ fill, line, lit }) => [fill, line ?? '', lit ?? '']),
    ...Object.values(CAMEOS).flatMap(({ parts }) => parts.map(({ d }) => d)),
    ...Object.values(EVENT_EMBLEMS),
    ...Object.values(ICONS),
  ];
  for (const path of paths) expect(path).toMatch(/^(?:[MLHVCSQTAZ\s\d.,-]|(?<=.)[a-z])*$/i);
  for (const path of paths) expect(path).not.toMatch(/NaN|undefined|Infinity/);
});

it('draws a cameo of its own for every role', () => {
  expect(Object.keys(CAMEOS).sort()).toEqual([...ROLES].sort());
});

it('gives a city the same skyline every time, and another one to another city', () => {
  expect(drawSkyline('paris')).toEqual(drawSkyline('paris'));
  expect(drawSkyline('paris')).not.toEqual(drawSkyline('lima'));
});

it('spreads seeded numbers between 0 and 1', () => {
  const next = makeRandom('any');
  const numbers = Array.from({ length: 200 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(200);
});
