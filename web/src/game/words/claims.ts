/** What the coach and the bots say about a whole turn, with nothing added. */

import { joinNames, named, t } from '../../lib/text/text';
import type { Claim, MoveReason, TurnReason } from '../../wire/wire';
import { nameFigures } from './reasons';

/** Return the sentence of a claim. */
export function sayClaim({ code, figures, futures, of }: Claim): string {
  const { cities = [], ...others } = figures;
  return t(`says-${code.replaceAll('_', '-')}`, {
    futures: futures ?? of,
    of,
    ...others,
    ...nameFigures(others),
    cities: joinNames(cities.map((city) => String(named.city(city)))),
    count: cities.length,
  });
}

/** Return what a bot's turn is for, said with its first move; empty at other moves. */
export function sayPlan(why: MoveReason | TurnReason | null): string {
  return why && 'says' in why ? why.says.map(sayClaim).join(' ') : '';
}
