/** The language of the page: loads its texts, and redraws everything when it changes. */

import type { FluentBundle } from '@fluent/bundle';
import { addTexts, makeBundle } from './names';
import { settings, type Language } from '../person/settings.svelte';
import { readTextsFrom } from './text';

/** The name of each language in that language. */
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

// Texts that only one page needs: it loads them with `needTexts`.
const WITH_PAGES = import.meta.glob<string>(
  '../../../../src/fourcures/locales/*/{guide,midgame,offline,rules}.ftl',
  { query: '?raw', import: 'default' },
);
const needed = new Set<string>();
const added = new Set<string>(); // their files

const bundles: Partial<Record<Language, FluentBundle>> = {};
let arrived = $state(0); // number of loaded bundles: a new one redraws all users of `t`
let current: Language = $state(settings.language);
// A page has only one board at a time: its edition decides the names of its cities.
let edition = $state('2013');

readTextsFrom({
  get language() {
    return current;
  },
  get edition() {
    return edition;
  },
  get bundles() {
    void arrived; // a dependency: redraw when a language has loaded
    return [bundles[current], bundles.en];
  },
});

/** The language of the page; while a new one is loading, the previous one. */
export const language = {
  get current(): Language {
    return current;
  },
};

async function load(wanted: Language): Promise<void> {
  if (bundles[wanted]) return;
  const { default: text } = await TEXTS[wanted]();
  bundles[wanted] = makeBundle(wanted, text);
  await Promise.all([...needed].map((name) => addPage(wanted, name)));
  arrived += 1;
}

/** Load the texts of a page, before it is shown: in these languages, and in those chosen later. */
export async function needTexts(name: 'guide' | 'midgame' | 'offline' | 'rules'): Promise<void> {
  needed.add(name);
  const loaded = Object.keys(bundles) as Language[];
  await Promise.all(loaded.map((one) => addPage(one, name)));
}

async function addPage(wanted: Language, name: string): Promise<void> {
  const file = `../../../../src/fourcures/locales/${wanted}/${name}.ftl`;
  if (added.has(file)) return;
  const text = await WITH_PAGES[file]?.();
  const bundle = bundles[wanted];
  if (!text || !bundle || added.has(file)) return; // it was loaded twice at the same time
  added.add(file);
  addTexts(bundle, text);
  arrived += 1;
}

/** Switch to a language, with English for missing messages. */
export async function speak(wanted: Language): Promise<void> {
  settings.language = wanted;
  await load(wanted);
  if (settings.language !== wanted) return; // another language was chosen meanwhile
  current = wanted;
  document.documentElement.lang = wanted;
  void load('en');
}

/** Use the city names of this edition's board (R1.9). */
export function useEdition(year: string): void {
  edition = year;
}
