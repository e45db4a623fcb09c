import { expect, it } from 'vitest';
import { ROLES } from '../game/state/options';
import { findLook } from './roleLook';

it('gives every role a look of its own', () => {
  for (const role of ROLES) expect(findLook(role)).not.toEqual(findLook(''));
  expect(new Set(ROLES.map((role) => findLook(role).icon)).size).toBe(ROLES.length);
  expect(new Set(ROLES.map((role) => findLook(role).colour)).size).toBe(ROLES.length);
});

it('draws an unknown role without an icon', () => {
  expect(findLook('')).toEqual({ colour: 'var(--nobody)', icon: '' });
});
