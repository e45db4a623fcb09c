import { describe, expect, it } from 'vitest';
import { speak } from '../../lib/text/language.svelte';
import { move, players, position, view } from '../../testing/game';
import { findOffers, type Step } from './commandSearch';

const MOVES = [
  'drive chicago',
  'drive miami',
  'direct paris',
  'treat blue',
  'give atlanta to scientist',
  'pass',
].map((text) => move(text));
const hand = ['paris', 'essen', 'milan', 'chicago', 'atlanta'];
const now = view(position({ players: players('medic', { hand }) }));

const typed = (line: string, steps: Step[] = ['undo', 'redo']) =>
  findOffers(line, MOVES, now, steps);
const labels = (line: string) => typed(line).map(({ label }) => label);

it('offers everything that can be done while nothing is typed', () => {
  expect(labels('')).toHaveLength(MOVES.length + 2);
  expect(labels('')).toContain('Undo');
});

describe('moves', () => {
  it('finds them by words in any order, also unfinished ones', () => {
    expect(labels('treat')[0]).toBe('Treat blue');
    expect(labels('par')[0]).toBe('Direct flight to Paris');
    expect(labels('mia dri')[0]).toBe('Drive/Ferry to Miami');
  });

  it('knows other words for a kind of move', () => {
    expect(labels('go chicago')[0]).toBe('Drive/Ferry to Chicago');
    expect(labels('share')).toEqual(['Give the Atlanta card to the Scientist']);
  });

  it('notes the card that is spent and the set that is broken', () => {
    expect(typed('direct paris')[0]).toMatchObject({
      kind: 'move',
      key: '0 direct paris',
      note: 'costs the Paris card. ⚠ Breaks up a set: 5 blue cards',
    });
    expect(typed('treat blue')[0]).toMatchObject({ note: '' });
  });

  it('understands the language of the reader and the notation', async () => {
    await speak('de');
    const german = typed('paris').map((offer) => offer.kind === 'move' && offer.move.text);
    expect(german[0]).toBe('direct paris');
    expect(typed('treat blue')[0]).toMatchObject({ kind: 'move', key: '0 treat blue' });
  });

  it('finds a city by its name where the label has another form of it', async () => {
    await speak('pl');
    const there = findOffers('kalkuta', [move('direct kolkata')], now, []);
    expect(there[0]).toMatchObject({ kind: 'move', label: 'Lot bezpośredni do Kalkuty' });
  });
});

it('offers steps of the game by their words', () => {
  expect(typed('und')[0]).toEqual({ kind: 'do', key: 'undo', label: 'Undo', wish: 'undo' });
  expect(typed('und', []).filter(({ kind }) => kind === 'do')).toEqual([]);
});

it('offers the ways to a city after the moves to it', () => {
  expect(typed('paris').map(({ kind }) => kind)).toEqual(['move', 'city']);
  expect(typed('sao')).toEqual([
    { kind: 'city', key: 'sao_paulo', label: 'São Paulo: ways to get there', city: 'sao_paulo' },
  ]);
});

it('offers nothing for words that fit nothing, and never more than nine', () => {
  expect(typed('zebra')).toEqual([]);
  expect(typed('a').length).toBeLessThanOrEqual(9);
});

describe('why', () => {
  it('asks about what was typed, in ids', () => {
    expect(typed('why shuttle Ho Chi Minh City')[0]).toMatchObject({
      kind: 'why',
      text: 'shuttle ho_chi_minh_city',
    });
    expect(typed('why move operations expert drive cairo')[0]).toMatchObject({
      text: 'move operations_expert drive cairo',
    });
  });

  it('asks in the language of the reader', async () => {
    await speak('de');
    expect(typed('warum Zubringerflug Kairo')[0]).toMatchObject({
      kind: 'why',
      text: 'shuttle cairo',
    });
  });
});
