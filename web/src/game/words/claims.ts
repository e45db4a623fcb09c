/** What the coach and the bots say about a whole turn, with nothing added. */

import { hasText, joinNames, named, t, type Arguments } from '../../lib/text/text';
import type { Claim, ClaimFigures, MoveReason, TurnReason } from '../../wire/wire';
import { formatPercent, nameFigures } from './reasons';

/** Claims that are said differently with the number of futures where they are true anyway. */
const COMPARED = ['win_next', 'cure_next', 'cure_within'];

/** The codes of what speaks against another turn: of a turn that was tried, in other words. */
const AGAINST = 'rather_';

/** Return the sentence of a claim. */
export function sayClaim(claim: Claim): string {
  return sayClaimTo(claim, []);
}

/** Return the sentence of a claim about what a turn loses that was tried. */
export function sayLoss(claim: Claim): string {
  const { code, figures, futures, of } = claim;
  if (!code.startsWith(AGAINST)) return sayClaim(claim);
  const id = `tried-${code.slice(AGAINST.length)}`;
  return t(id, { futures: futures ?? of, of, ...giveFigures(figures) });
}

/** Return the sentence of a claim, as the players of these roles read it. */
function sayClaimTo({ code, figures, futures, of }: Claim, own: readonly string[]): string {
  const compared = figures.otherwise !== undefined && COMPARED.includes(code);
  const id = `says-${code.replaceAll('_', '-')}${compared ? '-otherwise' : ''}`;
  const partner = code.startsWith('takes') ? figures.giver : figures.receiver;
  const isMine = own.includes(partner ?? '') && hasText(`${id}-you`);
  return t(isMine ? `${id}-you` : id, { futures: futures ?? of, of, ...giveFigures(figures) });
}

/** Return the figures of a claim as arguments of a message. */
export function giveFigures({ cities = [], cards = [], ...others }: ClaimFigures): Arguments {
  return {
    ...others,
    ...nameFigures(others),
    ...sayChances(others),
    cities: joinNames(cities.map((city) => String(named.city(city)))),
    cards: joinNames(cards.map((card) => String(named.card(card)))),
    count: cities.length || cards.length,
  };
}

/** Return the probabilities among the figures of a claim as percentages. */
function sayChances({ risk, any, risk_otherwise }: ClaimFigures): Arguments {
  const chances = Object.entries({ risk, any, risk_otherwise });
  return Object.fromEntries(
    chances.flatMap(([key, chance]) =>
      chance === undefined ? [] : [[key, formatPercent(chance)]],
    ),
  );
}

/** Return what a bot's turn is for, said with its first move, to the players of the roles `own`. */
export function sayPlan(why: MoveReason | TurnReason | null, own: readonly string[] = []): string {
  return why && 'says' in why ? why.says.map((claim) => sayClaimTo(claim, own)).join(' ') : '';
}
