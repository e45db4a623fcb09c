/** The language of the page: loads its texts, and redraws everything when it changes. */

import type { FluentBundle } from '@fluent/bundle';
import { makeBundle } from './names';
import { settings, type Language } from './settings.svelte';
import { readTextsFrom } from './text';

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
};

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:locale/en'),
  de: () => import('virtual:locale/de'),
  pl: () => import('virtual:locale/pl'),
  ru: () => import('virtual:locale/ru'),
};

const bundles: Partial<Record<Language, FluentBundle>> = {};
let arrived = $state(0); // how many bundles: another one redraws whatever called `t`
let current: Language = $state(settings.language);
// Only one board is on the page at a time: its edition says what its cities are called.
let edition = $state('2013');

readTextsFrom({
  get language() {
    return current;
  },
  get edition() {
    return edition;
  },
  get bundles() {
    void arrived; // a dependency: a language that arrives is shown at once
    return [bundles[current], bundles.en];
  },
});

/** The language of the page; while a chosen one is loading, still the one before. */
export const language = {
  get current(): Language {
    return current;
  },
};

async function load(wanted: Language): Promise<void> {
  if (bundles[wanted]) return;
  const { default: text } = await TEXTS[wanted]();
  bundles[wanted] = makeBundle(wanted, text);
  arrived += 1;
}

/** Use this language from now on, and English where it lacks a message. */
export async function speak(wanted: Language): Promise<void> {
  settings.language = wanted;
  await load(wanted);
  if (settings.language !== wanted) return; // another was chosen meanwhile
  current = wanted;
  document.documentElement.lang = wanted;
  void load('en');
}

/** From now on cities have the names that the board of this edition prints (R1.9). */
export function printedIn(year: string): void {
  edition = year;
}
