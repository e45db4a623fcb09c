import { expect, it } from 'vitest';
import { ROLES } from '../../game/state/options';
import { ROLE_ICONS } from './roleIcons';

it('gives every role an icon of its own', () => {
  expect(new Set(ROLES.map((role) => ROLE_ICONS[role])).size).toBe(ROLES.length);
  for (const role of ROLES) expect(ROLE_ICONS[role]).toBeTruthy();
});
