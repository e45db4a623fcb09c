import { expect, it } from 'vitest';
import type { FinishedGame, Statistics } from '../../wire/wire';
import {
  sayCompany,
  listCompany,
  listDifficulties,
  listLosses,
  listRoles,
  computeShareWon,
  listTeams,
} from './rows';

const FOUND: Statistics = {
  games: 5,
  won: 3,
  streak: 0,
  best_streak: 2,
  favourite: 'medic',
  strongest: null,
  roles: [{ role: 'operations_expert', games: 2, won: 1 }],
  difficulties: [
    { edition: '2013', epidemics: 5, games: 4, won: 3 },
    { edition: '2008', epidemics: 6, games: 1, won: 0 },
  ],
  teams: [{ players: 3, games: 5, won: 3 }],
  mates: [{ name: 'Ben', games: 2, won: 2 }],
  bots: { games: 3, won: 1 },
  one_screen: { games: 0, won: 0 },
  losses: { cubes: 1, outbreaks: 4 },
  fastest: null,
  last: [],
};

const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

it('names every row', () => {
  expect(listRoles(FOUND)).toEqual([
    { label: 'Operations Expert', role: 'operations_expert', games: 2, won: 1 },
  ]);
  expect(labels(listDifficulties(FOUND))).toEqual(['Standard', 'Heroic, 2008 edition']);
  expect(labels(listTeams(FOUND))).toEqual(['3 players']);
});

it('shows a group only if there are games in it', () => {
  expect(labels(listCompany(FOUND))).toEqual(['With bots', 'Ben']);
  const local = { ...FOUND, bots: { games: 0, won: 0 }, one_screen: { games: 1, won: 1 } };
  expect(labels(listCompany(local))).toEqual(['On one screen', 'Ben']);
});

it('begins with the most frequent cause of losses', () => {
  expect(labels(listLosses(FOUND))).toEqual(['Eighth outbreak', 'No cubes left']);
});

it.each([
  [{ roles: ['medic', 'scientist'], players: 2 }, 'On one screen'],
  [{ mates: ['Ben', 'Cleo'], players: 3 }, 'Ben and Cleo'],
  [{ mates: ['Ben'], bots: 2, players: 4 }, 'Ben and 2 bots'],
  [{ bots: 1 }, '1 bot'],
  [{}, ''], // somebody who has deleted their data
])('%o', (game, said) => {
  const usual = { roles: ['medic'], mates: [], bots: 0, players: 2 };
  expect(sayCompany({ ...usual, ...game } as unknown as FinishedGame)).toBe(said);
});

it('has no share without games', () => {
  expect(computeShareWon({ games: 0, won: 0 })).toBe(0);
  expect(computeShareWon({ games: 4, won: 3 })).toBe(0.75);
});
