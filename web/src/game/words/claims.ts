/** What the coach and the bots say about a whole turn, with nothing added. */

import { hasText, joinNames, named, t } from '../../lib/text/text';
import type { Claim, MoveReason, TurnReason } from '../../wire/wire';
import { nameFigures } from './reasons';

/** Return the sentence of a claim. */
export function sayClaim(claim: Claim): string {
  return sayClaimTo(claim, []);
}

/** Return the sentence of a claim, as the players of these roles read it. */
function sayClaimTo({ code, figures, futures, of }: Claim, own: readonly string[]): string {
  const { cities = [], ...others } = figures;
  const id = `says-${code.replaceAll('_', '-')}`;
  const partner = code === 'takes' ? figures.giver : figures.receiver;
  const isMine = own.includes(partner ?? '') && hasText(`${id}-you`);
  return t(isMine ? `${id}-you` : id, {
    futures: futures ?? of,
    of,
    ...others,
    ...nameFigures(others),
    cities: joinNames(cities.map((city) => String(named.city(city)))),
    count: cities.length,
  });
}

/** Return what a bot's turn is for, said with its first move, to the players of the roles `own`. */
export function sayPlan(why: MoveReason | TurnReason | null, own: readonly string[] = []): string {
  return why && 'says' in why ? why.says.map((claim) => sayClaimTo(claim, own)).join(' ') : '';
}
