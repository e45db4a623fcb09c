/** Texts in the reader's language, with Fluent: `t('lobby-play')`. State: language.svelte.ts. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { Pattern } from '@fluent/bundle/esm/ast';
import { Name } from './names';

export type Arguments = Record<string, FluentVariable | null | undefined>;

/** The source of texts. If its fields are reactive state, so are all texts. */
export interface TextSource {
  /** The language of the page. */
  readonly language: string;
  /** The edition of the board on the page, which decides the names of its cities. */
  readonly edition: string;
  /** The messages of the page's language, then the fallbacks. */
  readonly bundles: readonly (FluentBundle | undefined)[];
}

let source: TextSource = { language: 'en', edition: '2013', bundles: [] };

/** Set the source of texts. Called once, by the module that loads them. */
export function readTextsFrom(texts: TextSource): void {
  source = texts;
}

/** Return the message in the current language, else in English, else its id. */
export function t(id: string, args?: Arguments): string {
  const message = find(id);
  if (!message) {
    if (source.bundles.some(Boolean)) console.error(`No message: ${id}`);
    return id;
  }
  const given: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args ?? {})) given[key] = value ?? '';
  return message.bundle.formatPattern(message.pattern, given, []);
}

/** Whether a message exists, or an attribute such as `rule-R8.title`. */
export function hasText(id: string): boolean {
  return find(id) !== null;
}

function find(id: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const [name = id, attribute] = id.split('.');
  for (const bundle of source.bundles) {
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

const dashed = (id: string) => id.replaceAll('_', '-');

/** The city that the board of this edition prints: another one in one place (R1.9). */
export function printedCity(id: string): string {
  return id === 'montreal' && source.edition === '2008' ? 'toronto' : id;
}
const cityMessage = (id: string) => `city-${dashed(printedCity(id))}`;
export const cityName = (id: string) => t(cityMessage(id));
export const roleName = (id: string) => t(`role-${dashed(id)}`);
export const shortRoleName = (id: string) => t(`role-${dashed(id)}-short`);
export const eventName = (id: string) => t(`event-${dashed(id)}`);
export const diseaseName = (id: string) => t(`disease-${dashed(id)}`);

/** Names that messages can inflect: `t('log-built', { city: named.city(id) })`. */
export const named = {
  city: (id: string) => name(cityMessage(id)),
  role: (id: string) => name(`role-${dashed(id)}`),
  event: (id: string) => name(`event-${dashed(id)}`),
  disease: (id: string) => name(`disease-${dashed(id)}`),
  card: (id: string) => (hasText(`event-${dashed(id)}`) ? named.event(id) : named.city(id)),
};

/** The name of a player card. */
export function cardName(id: string): string {
  if (id === 'epidemic') return t('table-epidemic');
  return hasText(`event-${dashed(id)}`) ? eventName(id) : cityName(id);
}

/** The name of a card where room is short. */
export function shortCardName(id: string): string {
  const message = `event-${dashed(id)}-short`;
  return hasText(message) ? t(message) : cardName(id);
}

/** The name of no city, role, event or disease is empty. */
const name = (message: string) => new Name(message.endsWith('-') ? '' : t(message), message);

const LONG = 16; // letters; longer names of countries use the short form, if any

/** Return the browser's name of a country, by its ISO 3166 code. */
export function countryName(code: string): string {
  const name = (style: 'long' | 'short') =>
    new Intl.DisplayNames(source.language, { type: 'region', style }).of(code) ?? code;
  const long = name('long');
  return long.length > LONG ? name('short') : long;
}

/** Format a number with one decimal. */
export function formatDecimal(value: number): string {
  return new Intl.NumberFormat(source.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);
}

/** Sort by the rules of the current language. */
export function sortByName<T>(list: readonly T[], name: (item: T) => string): T[] {
  const order = new Intl.Collator(source.language).compare;
  return [...list].sort((a, b) => order(name(a), name(b)));
}

/** Return the language of dates and lists: our English texts are British. */
const localeOfTexts = () => (source.language === 'en' ? 'en-GB' : source.language);

/** Join names into a list in the current language. */
export function joinNames(names: readonly string[]): string {
  return new Intl.ListFormat(localeOfTexts(), { type: 'conjunction' }).format(names);
}

/** Return the first character of a name: a joined emoji is one. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter(source.language).segment(name);
  return first?.segment ?? '';
}

/** Format a moment, in the time of the reader unless the options say otherwise. */
export function formatDate(
  moment: string | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(source.language, options).format(new Date(moment));
}

/** Format a moment with its day, date and time, in the time of the reader: Thu 19 Nov, 03:47. */
export function formatMoment(moment: number): string {
  return new Intl.DateTimeFormat(localeOfTexts(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}

/** Return the time zone of this browser by its IANA name. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
