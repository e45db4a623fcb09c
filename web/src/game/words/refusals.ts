/** Refusals as sentences: the code selects the message, ids in the arguments become names. */

import { botName } from './bots';
import type { Name } from '../../lib/text/names';
import { formatDate, hasText, joinNames, named, t, type Arguments } from '../../lib/text/text';

export interface Refusal {
  code: string | null;
  rule?: string | null;
  args: Record<string, unknown>;
  message: string;
}

const KINDS = ['event', 'role', 'disease'] as const;
const AS_TYPED = ['text', 'word', 'verbs', 'field', 'bot', 'name'];

/** Return the name of an id of any kind. */
export function nameOf(id: string): Name | string {
  const message = id.replaceAll('_', '-');
  if (hasText(`city-${message}`)) return named.city(id);
  if (hasText(`phase-${message}`)) return t(`phase-${message}`);
  const kind = KINDS.find((kind) => hasText(`${kind}-${message}`));
  return kind ? named[kind](id) : id;
}

/** Return the sentence of a refusal, or the server's English text if there is no message. */
export function sayRefusal(refusal: Refusal): string {
  const id = `reason-${(refusal.code ?? '').replaceAll('_', '-')}`;
  if (!hasText(id)) return refusal.message;
  const said = t(id, translateArguments(refusal.args));
  const { near } = refusal.args;
  return typeof near === 'string' ? `${said} ${t('near-name', { near })}` : said;
}

/** Return the names of the bots that people can choose. */
const bots = (ids: string) => ids.split(', ').flatMap((id) => botName(id) ?? []);

/** The form of a move with its placeholders translated: `drive CITY` is `drive STADT` in German. */
const form = (text: string) => text.replace(/\b[A-Z]+\b/g, (word) => t('form-word', { word }));

function translateArguments(args: Record<string, unknown>): Arguments {
  const said: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === 'help') said[key] = t(`new-help-${String(value)}`);
    else if (key === 'until') said[key] = formatDate(String(value));
    else if (key === 'form') said[key] = form(String(value));
    else if (key === 'known') said[key] = joinNames(bots(String(value)));
    else if (Array.isArray(value))
      said[key] = joinNames(value.map((item) => String(nameOf(String(item)))));
    else if (typeof value === 'number')
      said[key] = key === 'seat' ? value + 1 : value; // counted from 1
    else said[key] = AS_TYPED.includes(key) ? String(value) : nameOf(String(value));
  }
  return said;
}

/** Return the text of an HTTP error, or of any other exception. */
export function sayTrouble(error: unknown): string {
  const no = error as Partial<Refusal>;
  if (no.code === 'unreachable') return t('app-unreachable');
  return typeof no.code === 'string' ? sayRefusal(no as Refusal) : t('app-failed');
}
