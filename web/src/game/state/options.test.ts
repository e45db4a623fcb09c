import { expect, it } from 'vitest';
import { rolesOf } from './options';

it('has five roles in the edition of 2008 and seven since 2013', () => {
  expect(rolesOf('2008')).toHaveLength(5);
  expect(rolesOf('2013')).toHaveLength(7);
  expect(rolesOf('2008')).not.toContain('quarantine_specialist');
});
