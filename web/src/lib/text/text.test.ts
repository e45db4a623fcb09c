import { afterEach, expect, it, vi } from 'vitest';
import { language, needTexts, speak } from './language.svelte';
import { LANGUAGES } from '../person/settings.svelte';
import {
  firstLetter,
  sortByName,
  cardName,
  cityName,
  countryName,
  formatDecimal,
  eventName,
  hasText,
  joinNames,
  t,
} from './text';

afterEach(() => vi.restoreAllMocks());

it.each(LANGUAGES)('speaks %s', async (name) => {
  await speak(name);
  expect(language.current).toBe(name);
  expect(cityName('cairo')).not.toMatch(/^city-/);
});

it('loads the texts of a page in the languages that are loaded, and in those chosen later', async () => {
  await speak('en');
  await needTexts('midgame');
  expect(hasText('midgame-title')).toBe(true);
  for (const name of LANGUAGES) {
    await speak(name);
    expect(t('midgame-title')).toMatch(name === 'en' ? /Game in progress/ : /^(?!Game)/);
  }
});

it('says an id that has no message, and reports it', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const unknown = 'nothing-of-ours';
  expect(t(unknown)).toBe(unknown);
  expect(hasText(unknown)).toBe(false);
  expect(report).toHaveBeenCalledWith(`No message: ${unknown}`);
});

it.each(LANGUAGES)('has a name for every player card in %s', async (name) => {
  await speak(name);
  const report = vi.spyOn(console, 'error');
  for (const card of ['epidemic', 'government_grant', 'new_york']) cardName(card);
  expect(report).not.toHaveBeenCalled();
});

it('stays with the language that was chosen last', async () => {
  await Promise.all([speak('pl'), speak('de')]);
  expect(language.current).toBe('de');
});

it('names events and cities among cards', () => {
  expect(eventName('government_grant')).toBe('Government Grant');
  expect(cityName('new_york')).toBe('New York');
});

it('sorts as readers of the language expect', async () => {
  await speak('de');
  expect(sortByName(['Zürich', 'Äpfel', 'Berlin'], (one) => one)).toEqual([
    'Äpfel',
    'Berlin',
    'Zürich',
  ]);
});

it('lists names as the language does', async () => {
  expect(joinNames(['Paris', 'Milan', 'Essen'])).toBe('Paris, Milan and Essen');
  await speak('de');
  expect(joinNames(['Paris', 'Mailand', 'Essen'])).toBe('Paris, Mailand und Essen');
});

it('names countries in the language, and shortens long names', async () => {
  await speak('de');
  expect(countryName('EG')).toBe('Ägypten');
  expect(countryName('GB').length).toBeLessThan('Vereinigtes Königreich'.length);
});

it('writes numbers with one place behind the point', async () => {
  expect(formatDecimal(30)).toBe('30.0');
  await speak('de');
  expect(formatDecimal(31.24)).toBe('31,2');
});

it('takes a joined emoji as the first character of a name', () => {
  expect(firstLetter('Ada')).toBe('A');
  expect(firstLetter('👩🏽\u200d⚕️ Ada')).toBe('👩🏽\u200d⚕️');
  expect(firstLetter('')).toBe('');
});
