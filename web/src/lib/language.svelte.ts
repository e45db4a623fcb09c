/** Says everything in the person's language: `t('lobby-play')`, by Fluent. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast';
import { settings, type Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable | null | undefined>;

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
let shown: Language = $state(settings.language);

/** The language of the page; while a chosen one is on its way, still the one before. */
export const language = {
  get current(): Language {
    return shown;
  },
};

async function load(wanted: Language): Promise<void> {
  if (bundles[wanted]) return;
  const { default: text } = await TEXTS[wanted]();
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  bundles[wanted] = bundle;
  arrived += 1;
}

/** Speaks this language from now on, and English where it has no words. */
export async function speak(wanted: Language): Promise<void> {
  settings.language = wanted;
  await load(wanted);
  if (settings.language !== wanted) return; // another was chosen meanwhile
  shown = wanted;
  document.documentElement.lang = wanted;
  void load('en');
}

/** The message in the current language; in English if it is missing there; else its id. */
export function t(id: string, args?: Arguments): string {
  return find(id, args) ?? id;
}

/** Whether there is such a message, or such an attribute as `rule-R8.title`. */
export function has(id: string): boolean {
  return pattern(id) !== null;
}

function find(id: string, args?: Arguments): string | null {
  const found = pattern(id);
  if (!found) return null;
  const given: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args ?? {})) given[key] = value ?? '';
  return found.bundle.formatPattern(found.pattern, given, []);
}

function pattern(id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  void arrived; // a dependency: a language that arrives is shown at once
  const [name = id, attribute] = id.split('.');
  for (const one of [shown, 'en' as const]) {
    const bundle = bundles[one];
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

const dashed = (id: string) => id.replaceAll('_', '-');

// Only one board is on the page at a time: its edition says what its cities are called.
let edition = $state('2013');

/** From now on cities have the names that the board of this edition prints (R1.9). */
export function printedIn(year: string): void {
  edition = year;
}

export function cityName(id: string): string {
  return t(`city-${dashed(id === 'montreal' && edition === '2008' ? 'toronto' : id)}`);
}
export const roleName = (id: string) => t(`role-${dashed(id)}`);
export const eventName = (id: string) => t(`event-${dashed(id)}`);
export const diseaseName = (id: string) => t(`disease-${dashed(id)}`);

/** The name of a player card: a city or an event. */
export function cardName(id: string): string {
  return has(`event-${dashed(id)}`) ? eventName(id) : cityName(id);
}

/** Sorts by what a reader of the current language expects. */
export function byName<T>(list: readonly T[], name: (item: T) => string): T[] {
  const order = new Intl.Collator(shown).compare;
  return [...list].sort((a, b) => order(name(a), name(b)));
}
