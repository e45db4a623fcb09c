import { expect, it } from 'vitest';
import { RULE_OF, RULE_OF_END, ruleOfCard } from './ruleNumbers';
import { sayHappening } from '../words/sentences';
import type { Cause } from '../../wire/wire';

it('has a rule for every card', () => {
  expect(ruleOfCard('cairo')).toBe('R4.10');
  expect(ruleOfCard('government_grant')).toBe(RULE_OF.grant);
  expect(ruleOfCard('epidemic')).toBe('R10');
});

it.each(Object.entries(RULE_OF_END) as [Cause, string][])(
  'names the rule of the log for an end by %s',
  (cause, rule) => {
    const result = cause === 'cures' ? 'won' : 'lost';
    const ended = { event: 'ended', audience: null, result, cause, disease: null } as const;
    expect(sayHappening(ended, null)).toContain(`(${rule})`);
  },
);
