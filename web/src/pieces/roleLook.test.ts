import { expect, it } from 'vitest';
import { ROLES } from '../game/state/options';
import { look } from './roleLook';

it('gives every role a look of its own', () => {
  for (const role of ROLES) expect(look(role)).not.toEqual(look(''));
  expect(new Set(ROLES.map((role) => look(role).icon)).size).toBe(ROLES.length);
  expect(new Set(ROLES.map((role) => look(role).colour)).size).toBe(ROLES.length);
});

it('draws an unknown role without an icon', () => {
  expect(look('')).toEqual({ colour: 'var(--nobody)', icon: '' });
});
