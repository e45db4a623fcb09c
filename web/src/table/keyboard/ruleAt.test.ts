import { expect, it } from 'vitest';
import { Part } from '../../testing/page';
import { findRule } from './ruleAt';

it('finds the rule of what a key was aimed at', () => {
  const chip = new Part(['data-help']);
  chip.dataset['help'] = 'R4.7';
  expect(findRule(chip as unknown as EventTarget)).toBe('R4.7');
  expect(findRule(new Part() as unknown as EventTarget)).toBeNull();
  expect(findRule(null)).toBeNull();
});
