import { expect, it } from 'vitest';
import { setUpForGroup, setUpForTwo } from './groupSetup';

it.each([
  [1, 2],
  [3, 3],
  [9, 4],
])('gives a group of %i people a table with %i seats and its name', (members, players) => {
  const setup = setUpForGroup('Tuesday club', members);
  expect(setup).toMatchObject({ name: 'Tuesday club', players, visibility: 'invite' });
});

it('gives two people a table for two', () => expect(setUpForTwo().players).toBe(2));
