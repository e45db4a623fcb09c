/** What the coach's note says about a turn: what it is, why, and why not another one. */

import { t } from '../../lib/text/text';
import type { AdvisedTurn, Claim, ClaimCode, MoveKind } from '../../wire/wire';
import { giveFigures, sayClaim } from './claims';
import { sayReason } from './reasons';

/**
 * The claims that say what a turn does, each with its headline and the moves that do it; without
 * them, the claim itself says more than the headline.
 */
const DOES: Partial<Record<ClaimCode, { says: string; kinds?: readonly MoveKind[] }>> = {
  wins: { says: 'wins', kinds: ['cure'] },
  cures: { says: 'cures', kinds: ['cure'] },
  shares: { says: 'shares', kinds: ['give', 'take'] },
  shares_all: { says: 'shares-all', kinds: ['give', 'take'] },
  shares_unseen: { says: 'shares', kinds: ['give', 'take'] },
  takes: { says: 'takes', kinds: ['give', 'take'] },
  takes_all: { says: 'takes-all', kinds: ['give', 'take'] },
  airlifts: { says: 'airlifts', kinds: [] },
  plays: { says: 'plays', kinds: ['quiet', 'forecast'] },
  removes: { says: 'removes', kinds: ['resilient'] },
  treats: { says: 'treats', kinds: ['treat'] },
  cleans: { says: 'cleans' },
  shields: { says: 'shields' },
  shields_cubes: { says: 'shields' },
  builds: { says: 'builds', kinds: ['build', 'grant'] },
  stores: { says: 'stores', kinds: ['store'] },
  brings: { says: 'brings', kinds: [] },
  goes: { says: 'goes', kinds: [] },
  passes: { says: 'passes', kinds: ['pass'] },
  discards: { says: 'discards', kinds: [] },
  discards_cured: { says: 'discards', kinds: ['discard'] },
  discards_keeps: { says: 'discards', kinds: ['discard'] },
  orders: { says: 'orders', kinds: [] },
  goes_on: { says: 'goes-on', kinds: [] },
};
const SENTENCES = 3;

const sayTitle = ({ code, figures }: Claim) =>
  t(`headline-${DOES[code]?.says}`, giveFigures(figures));

/** Return what a turn is in a few words: its first claim. */
export function sayHeadline({ says }: AdvisedTurn): string {
  const [first] = says;
  return first && DOES[first.code] ? sayTitle(first) : '';
}

/** Return up to three sentences about why a turn is good. */
export function sayWhy(turn: AdvisedTurn): string {
  const [first, ...others] = turn.says;
  if (!first) return '';
  const claims = others.map(sayClaim);
  const said = [claims.length < SENTENCES ? sayMainReason(turn, first) : '', ...claims];
  return said.filter(Boolean).join(' ') || sayClaim(first);
}

/** Return why the move is made that does what the first claim says, if that says more. */
function sayMainReason({ steps, reasons }: AdvisedTurn, first: Claim): string {
  const { disease } = first.figures;
  const kinds = DOES[first.code]?.kinds;
  if (!kinds) return sayClaim(first);
  const at = steps.findLastIndex(
    (step) => kinds.includes(step.kind) && (!step.disease || !disease || step.disease === disease),
  );
  const reason = reasons[at];
  return reason ? sayReason(reason) : '';
}

/** Why another turn is not advised: what it does, and what speaks against it. */
export interface Rather {
  title: string;
  text: string;
  /** The city that it treats and that can wait: the advised turn does not leave it in danger. */
  waits?: string;
}

/** Return why the tempting turn, or else the runner-up, is worse; null without both. */
export function sayRather(
  best: Pick<AdvisedTurn, 'says'>,
  others: readonly Pick<AdvisedTurn, 'says' | 'contrast' | 'tempting'>[],
): Rather | null {
  const other = others.find(({ tempting }) => tempting) ?? others[0];
  const point = other?.says[0];
  if (!other?.contrast || !point || !DOES[point.code]) return null;
  const title = t(`rather-${DOES[point.code]?.says}`, giveFigures(point.figures));
  const said = { title, text: sayClaim(other.contrast) };
  const { city } = point.figures;
  const isLeft = best.says.some(({ figures }) => figures.risk && figures.city === city);
  return point.code === 'treats' && city && !isLeft ? { ...said, waits: city } : said;
}
