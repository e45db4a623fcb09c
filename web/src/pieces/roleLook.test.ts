import { expect, it } from 'vitest';
import { rolesOf } from '../game/options';
import { ROLES, look } from './roleLook';

it('gives every role a look of its own', () => {
  expect([...ROLES].sort()).toEqual([...rolesOf('2013')].sort());
  expect(new Set(ROLES.map((role) => look(role).icon)).size).toBe(ROLES.length);
  expect(new Set(ROLES.map((role) => look(role).colour)).size).toBe(ROLES.length);
});

it('draws an unknown role without an icon', () => {
  expect(look('')).toEqual({ colour: '#cccccc', icon: '' });
});
