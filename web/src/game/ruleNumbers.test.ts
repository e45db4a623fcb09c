import { expect, it } from 'vitest';
import { RULE_OF, ruleOfCard } from './ruleNumbers';

it('has a rule for every card', () => {
  expect(ruleOfCard('cairo')).toBe('R4.10');
  expect(ruleOfCard('government_grant')).toBe(RULE_OF.grant);
  expect(ruleOfCard('epidemic')).toBe('R10');
});
