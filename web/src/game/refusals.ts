/** Refusals as sentences: the code picks the message, ids among the arguments become names. */

import { botName } from './bots';
import type { Name } from '../lib/names';
import { has, listed, named, t, type Arguments } from '../lib/text';

export interface Refusal {
  code: string | null;
  rule?: string | null;
  args: Record<string, unknown>;
  message: string;
}

const KINDS = ['event', 'role', 'disease'] as const;
const AS_TYPED = ['text', 'word', 'verbs', 'field', 'bot'];

/** What an id is called, whatever it is the id of. */
export function nameOf(id: string): Name | string {
  const message = id.replaceAll('_', '-');
  if (has(`city-${message}`)) return named.city(id);
  if (has(`phase-${message}`)) return t(`phase-${message}`);
  const kind = KINDS.find((one) => has(`${one}-${message}`));
  return kind ? named[kind](id) : id;
}

/** The sentence of a refusal, in English from the server where it has no message. */
export function reason(refusal: Refusal): string {
  const id = `reason-${(refusal.code ?? '').replaceAll('_', '-')}`;
  return has(id) ? t(id, spoken(refusal.args)) : refusal.message;
}

/** The names of bots that people can choose. */
const bots = (ids: string) => ids.split(', ').flatMap((id) => botName(id) ?? []);

/** The form of a move with its placeholders translated: `drive CITY` is `drive STADT` in German. */
const form = (text: string) => text.replace(/\b[A-Z]+\b/g, (word) => t('form-word', { word }));

function spoken(args: Record<string, unknown>): Arguments {
  const said: Arguments = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === 'help') said[key] = t(`new-help-${String(value)}`);
    else if (key === 'form') said[key] = form(String(value));
    else if (key === 'known') said[key] = listed(bots(String(value)));
    else if (Array.isArray(value))
      said[key] = listed(value.map((one) => String(nameOf(String(one)))));
    else if (typeof value === 'number')
      said[key] = key === 'seat' ? value + 1 : value; // from 1
    else said[key] = AS_TYPED.includes(key) ? String(value) : nameOf(String(value));
  }
  return said;
}

/** What went wrong with a request over HTTP, or anything else that was thrown. */
export function trouble(error: unknown): string {
  const no = error as Partial<Refusal>;
  if (no.code === 'unreachable') return t('app-unreachable');
  return typeof no.code === 'string' ? reason(no as Refusal) : t('app-failed');
}
