/** The reasons of bots as sentences, with nothing added. */

import type { Name } from '../../lib/text/names';
import { hasText, named, t, type Arguments } from '../../lib/text/text';
import type { MoveReason } from '../../wire/wire';
import { city } from '../state/cities';

/** Format a chance; near 0 and 1 with a decimal, so that a likely event does not look certain. */
export function formatPercent(chance: number): string {
  const value = chance * 100;
  const fine = value < 10 || value > 90;
  return t('percent', { chance: fine ? Math.round(value * 10) / 10 : Math.round(value) });
}

const NAMES: Record<string, (id: string) => Name> = {
  city: named.city,
  card: named.card,
  event: named.event,
  disease: named.disease,
  pawn: named.role,
  role: named.role,
  giver: named.role,
  receiver: named.role,
};

/** Return the names of the ids among the figures of a reason or a claim. */
export function nameFigures(figures: object): Arguments {
  const args: Arguments = {};
  for (const [key, id] of Object.entries(figures)) {
    const name = NAMES[key];
    if (name && typeof id === 'string') args[key] = name(id);
  }
  return args;
}

/** Return the sentences of a reason, or an empty text if the move needs none. */
export function sayReason({ code, purpose, figures }: MoveReason): string {
  const args: Arguments = {
    ...nameFigures(figures),
    cubes: Number(figures['treated_cubes'] ?? figures['cubes'] ?? 0),
    chance: formatPercent(Number(figures['infected'] ?? 0)),
    holds: Number(figures['will_hold'] ?? figures['keeps'] ?? 0),
    needed: Number(figures['needed'] ?? 0),
  };
  // With private hands, a partner's number of cards is unknown.
  const untold = (said: string | null) => said === 'shares' && figures['will_hold'] === undefined;
  const why = untold(code) ? '' : sayBecause(code, purpose, figures, args);
  const aim = untold(purpose) ? '' : saySentence(`why-aim-${purpose}`, args);
  return `${why} ${aim}`.trim();
}

function sayBecause(
  code: string,
  purpose: string | null,
  figures: MoveReason['figures'],
  args: Arguments,
): string {
  if (figures['cured']) return saySentence(`why-${code}-cured`, args);
  if (figures['keeps'] !== undefined) return saySentence(`why-${code}-keeps`, args);
  if (code !== 'moves' && code !== 'treats') return saySentence(`why-${code}`, args);
  const threat = [args['cubes'] && 'cubes', figures['infected'] && 'risk'].filter(Boolean);
  const kind = threat.length === 2 ? 'both' : (threat[0] ?? (purpose ? '' : 'way'));
  if (code === 'treats') return saySentence(`why-treats-${kind}`, args);
  // For a pawn's destination, the figures count the cubes of the city's own disease.
  const disease = named.disease(city(String(figures['city'])).disease);
  return saySentence(`why-moves-${kind}`, { ...args, disease });
}

function saySentence(name: string, args: Arguments): string {
  const id = name.replaceAll('_', '-');
  return hasText(id) ? t(id, args) : '';
}
