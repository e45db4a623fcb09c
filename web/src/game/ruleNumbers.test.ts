import { expect, it } from 'vitest';
import { Part } from '../testing/page';
import { RULE_OF, ruleAt, ruleOfCard } from './ruleNumbers';

it('has a rule for every card', () => {
  expect(ruleOfCard('cairo')).toBe('R4.10');
  expect(ruleOfCard('government_grant')).toBe(RULE_OF.grant);
  expect(ruleOfCard('epidemic')).toBe('R10');
});

it('finds the rule of what a key was aimed at', () => {
  const chip = new Part(['data-help']);
  chip.dataset['help'] = 'R4.7';
  expect(ruleAt(chip as unknown as EventTarget)).toBe('R4.7');
  expect(ruleAt(new Part() as unknown as EventTarget)).toBeNull();
  expect(ruleAt(null)).toBeNull();
});
