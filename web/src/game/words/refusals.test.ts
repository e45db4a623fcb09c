import { describe, expect, it } from 'vitest';
import { printedIn } from '../../lib/text/language.svelte';
import { RefusedRequest } from '../../wire/api';
import { nameOf, reason, trouble } from './refusals';

const no = (code: string, args: Record<string, unknown> = {}) => ({
  code,
  rule: null,
  args,
  message: 'in English',
});

it('finds the name of any id', () => {
  expect(String(nameOf('sao_paulo'))).toBe('São Paulo');
  expect(String(nameOf('one_quiet_night'))).toBe('One Quiet Night');
  expect(String(nameOf('operations_expert'))).toBe('Operations Expert');
  expect(String(nameOf('black'))).toBe('black');
  expect(String(nameOf('nobody'))).toBe('nobody');
});

it('uses the city names of the edition', () => {
  printedIn('2008');
  expect(String(nameOf('montreal'))).toBe('Toronto');
});

describe('reason', () => {
  it('puts names in the place of ids', () => {
    expect(reason(no('not_adjacent', { origin: 'cairo', city: 'sao_paulo' }))).toBe(
      'Cairo and São Paulo are not connected. Travel city by city, or fly.',
    );
    expect(reason(no('not_these_cards', { cards: ['cairo', 'delhi'] }))).toBe(
      'The order must contain exactly these cards: Cairo and Delhi.',
    );
  });

  it('counts seats from 1, and nothing else', () => {
    expect(reason(no('seat_taken', { seat: 0 }))).toBe('Seat 1 is taken.');
    expect(reason(no('actions_remain', { actions: 2 }))).toContain(' 2 actions');
  });

  it('repeats what was typed as it was typed', () => {
    expect(reason(no('unknown_city', { word: 'medic' }))).toBe('“medic” is not a city.');
  });

  it('says a moment in the time and language of the reader', () => {
    const said = reason(no('suspended', { until: '2026-11-16T12:00Z' }));
    expect(said).toMatch(/^You are suspended until .*2026.*\d:\d\d/);
  });

  it('falls back to the message of the server', () => {
    expect(reason(no('brand_new'))).toBe('in English');
    expect(reason({ ...no(''), code: null })).toBe('in English');
  });
});

it('explains whatever a request throws', () => {
  expect(trouble(new RefusedRequest(0, 'unreachable', {}, ''))).toContain('is not responding');
  expect(trouble(new RefusedRequest(404, 'no_table', {}, ''))).toBe('There is no such table.');
  expect(trouble(new TypeError('oops'))).toBe('Something went wrong. Please try again.');
});
