import { expect, it } from 'vitest';
import { BOARD, type Cause } from '../../wire/wire';
import { sayHappening } from '../words/sentences';
import { ruleOfCard } from './ruleNumbers';

it('has a rule for every card', () => {
  expect(ruleOfCard('cairo')).toBe('R4.10');
  expect(ruleOfCard('government_grant')).toBe(BOARD.rule_of_move['grant']);
  expect(ruleOfCard('epidemic')).toBe('R10');
});

it.each(Object.entries(BOARD.rule_of_end) as [Cause, string][])(
  'names the rule of the log for an end by %s',
  (cause, rule) => {
    const result = cause === 'cures' ? 'won' : 'lost';
    const ended = { event: 'ended', audience: null, result, cause, disease: null } as const;
    expect(sayHappening(ended, null)).toContain(`(${rule})`);
  },
);
