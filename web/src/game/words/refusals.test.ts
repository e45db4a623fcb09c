import { describe, expect, it } from 'vitest';
import { useEdition } from '../../lib/text/language.svelte';
import { RefusedRequest } from '../../wire/api';
import { nameOf, sayRefusal, sayTrouble } from './refusals';

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
  useEdition('2008');
  expect(String(nameOf('montreal'))).toBe('Toronto');
});

describe('sayRefusal', () => {
  it('puts names in the place of ids', () => {
    expect(sayRefusal(no('not_adjacent', { origin: 'cairo', city: 'sao_paulo' }))).toBe(
      'Cairo and São Paulo are not connected. Travel city by city, or fly.',
    );
    expect(sayRefusal(no('not_these_cards', { cards: ['cairo', 'delhi'] }))).toBe(
      'The order must contain exactly these cards: Cairo and Delhi.',
    );
  });

  it('counts seats from 1, and nothing else', () => {
    expect(sayRefusal(no('seat_taken', { seat: 0 }))).toBe('Seat 1 is taken.');
    expect(sayRefusal(no('actions_remain', { actions: 2 }))).toContain(' 2 actions');
  });

  it('repeats what was typed as it was typed', () => {
    expect(sayRefusal(no('unknown_city', { word: 'medic' }))).toBe('“medic” is not a city.');
  });

  it('names what is similar to what was typed', () => {
    const said = sayRefusal(no('unknown_city', { word: 'chicgo', near: 'chicago' }));
    expect(said).toBe('“chicgo” is not a city. Did you mean “chicago”?');
  });

  it('says a moment in the time and language of the reader', () => {
    const said = sayRefusal(no('suspended', { until: '2026-11-16T12:00Z' }));
    expect(said).toMatch(/^You are suspended until .*2026.*\d:\d\d/);
  });

  it('falls back to the message of the server', () => {
    expect(sayRefusal(no('brand_new'))).toBe('in English');
    expect(sayRefusal({ ...no(''), code: null })).toBe('in English');
  });
});

it('explains whatever a request throws', () => {
  expect(sayTrouble(new RefusedRequest(0, 'unreachable', {}, ''))).toContain('is not responding');
  expect(sayTrouble(new RefusedRequest(404, 'no_table', {}, ''))).toBe('There is no such table.');
  expect(sayTrouble(new TypeError('oops'))).toBe('Something went wrong. Please try again.');
});
