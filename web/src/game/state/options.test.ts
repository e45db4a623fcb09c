import { expect, it } from 'vitest';
import { EDITIONS, handsOf, MOST_PLAYERS, PLAYERS, rolesOf, USUAL_EDITION } from './options';

it('has five roles in the edition of 2008 and seven since 2013', () => {
  expect(rolesOf('2008')).toHaveLength(5);
  expect(rolesOf('2013')).toHaveLength(7);
  expect(rolesOf('2008')).not.toContain('quarantine_specialist');
});

it('offers the newest edition first, which is the usual one', () => {
  expect(EDITIONS).toEqual(['2013', '2008']);
  expect(USUAL_EDITION).toBe('2013');
});

it('is for two to four players', () => {
  expect(PLAYERS).toEqual([2, 3, 4]);
  expect(MOST_PLAYERS).toBe(4);
});

it('opens the hands of an introductory game, unless the table chooses otherwise', () => {
  expect(handsOf({ hands: null, epidemics: 4 })).toBe('open');
  expect(handsOf({ hands: null, epidemics: 5 })).toBe('private');
  expect(handsOf({ hands: 'open', epidemics: 6 })).toBe('open');
});
