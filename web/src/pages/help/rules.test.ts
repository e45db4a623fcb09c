import { beforeAll, expect, it } from 'vitest';
import { needTexts } from '../../lib/text/language.svelte';
import { listChapters, search } from './rules';

beforeAll(() => needTexts('rules'));

it('reads the rules chapter by chapter, numbered without gaps', () => {
  const all = listChapters();
  expect(all.map(({ number }) => number)).toEqual(all.map((_, i) => `R${i + 1}`));
  expect(all.length).toBeGreaterThanOrEqual(13);
  for (const { number, title, rules } of all) {
    expect(title).not.toBe('');
    expect(rules[0]?.number).toBe(`${number}.1`);
  }
});

it('finds the rules that hold all words, in any case', () => {
  const found = search(listChapters(), 'OUTBREAK cube').flatMap(({ rules }) => rules);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(listChapters().flatMap(({ rules }) => rules).length);
  expect(search(listChapters(), 'zebra')).toEqual([]);
});

it('finds a rule by its number', () => {
  const [chapter] = search(listChapters(), 'R8.5');
  expect(chapter?.number).toBe('R8');
  expect(chapter?.rules.map(({ number }) => number)).toContain('R8.5');
});

it('shows everything while nothing is typed', () => {
  expect(search(listChapters(), '  ')).toEqual(listChapters());
});
