/** What the coach and the bots say about a whole turn, with nothing added. */

import { joinNames, named, t, type Arguments } from '../../lib/text/text';
import type { Claim, MoveReason, TurnReason } from '../../wire/wire';

const NAMES = {
  city: named.city,
  card: named.card,
  event: named.event,
  disease: named.disease,
  pawn: named.role,
  role: named.role,
  giver: named.role,
  receiver: named.role,
};

/** Return the sentence of a claim. */
export function sayClaim({ code, figures, futures, of }: Claim): string {
  const args: Arguments = { futures: futures ?? of, of };
  for (const [key, value] of Object.entries(figures)) {
    if (typeof value === 'number') args[key] = value;
  }
  for (const [key, name] of Object.entries(NAMES)) {
    const value = figures[key as keyof typeof NAMES];
    if (value !== undefined) args[key] = name(value);
  }
  if (figures.cities) {
    args['cities'] = joinNames(figures.cities.map((city) => String(named.city(city))));
    args['count'] = figures.cities.length;
  }
  return t(`says-${code.replaceAll('_', '-')}`, args);
}

/** Return what a bot's turn is for, said with its first move; empty at other moves. */
export function sayPlan(why: MoveReason | TurnReason | null): string {
  return why && 'says' in why ? why.says.map(sayClaim).join(' ') : '';
}
