/** What the coach's note says about a turn: what it is, why, and why not the runner-up. */

import { named, t } from '../../lib/text/text';
import type { AdvisedTurn, Claim, ClaimCode, MoveKind } from '../../wire/wire';
import { sayClaim } from './claims';
import { nameFigures, sayReason } from './reasons';

/** The claims that say what a turn does, each with its headline and the moves that do it. */
const DOES: Partial<Record<ClaimCode, { says: string; kinds: readonly MoveKind[] }>> = {
  wins: { says: 'wins', kinds: ['cure'] },
  cures: { says: 'cures', kinds: ['cure'] },
  shares: { says: 'shares', kinds: ['give', 'take'] },
  shares_unseen: { says: 'shares', kinds: ['give', 'take'] },
  takes: { says: 'takes', kinds: ['give', 'take'] },
  airlifts: { says: 'airlifts', kinds: [] },
  plays: { says: 'plays', kinds: ['quiet', 'forecast'] },
  removes: { says: 'removes', kinds: ['resilient'] },
  treats: { says: 'treats', kinds: ['treat'] },
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
const CURES: readonly ClaimCode[] = ['wins', 'cures', 'cure_next', 'cure_within'];
const SENTENCES = 2;
const CLOSE = 0.005; // a difference of chances that nobody notices

const sayTitle = ({ code, figures }: Claim) =>
  t(`headline-${DOES[code]?.says}`, nameFigures(figures));

/** Return what a turn is in a few words: its first claim. */
export function sayHeadline({ says }: AdvisedTurn): string {
  const [first] = says;
  return first && DOES[first.code] ? sayTitle(first) : '';
}

/** Return one or two sentences about why a turn is good; `except`: a claim said elsewhere. */
export function sayWhy(turn: AdvisedTurn, except?: Claim): string {
  const [first, ...others] = turn.says;
  if (!first) return '';
  const claims = others.filter((claim) => claim !== except).map(sayClaim);
  const said = [sayMainReason(turn, first), ...claims].filter(Boolean);
  return (said.length ? said : [sayClaim(first)]).slice(0, SENTENCES).join(' ');
}

/** Return why the move is made that does what the first claim says, if that says more. */
function sayMainReason({ steps, reasons }: AdvisedTurn, { code, figures }: Claim): string {
  const kinds = DOES[code]?.kinds ?? [];
  const at = steps.findLastIndex(
    ({ kind, disease }) =>
      kinds.includes(kind) && (!disease || !figures.disease || disease === figures.disease),
  );
  const reason = reasons[at];
  return reason ? sayReason(reason) : '';
}

/** Why the runner-up is not advised. */
export interface Rather {
  title: string;
  text: string;
  /** The claim about the advised turn that says so. */
  claim?: Claim;
  /** The city that can wait. */
  waits?: string;
}

/** Return why not the runner-up; null if it does the same. */
export function sayRather(best: AdvisedTurn, other: AdvisedTurn | undefined): Rather | null {
  const done = new Set(best.says.filter(({ code }) => DOES[code]).map(sayTitle));
  const different = other?.says.find((claim) => DOES[claim.code] && !done.has(sayTitle(claim)));
  if (!other || !different) return null;
  const title = t('rather-than', { turn: sayTitle(different) });
  return { title, ...speakAgainst(best, other, different) };
}

/** Return what speaks against the other turn, the most concrete first. */
function speakAgainst(best: AdvisedTurn, other: AdvisedTurn, different: Claim) {
  const { city } = different.figures;
  const leaves = best.says.find(({ code, figures }) => {
    return code === 'leaves' && city && figures.cities?.includes(city);
  });
  if (leaves && city) {
    const { futures, of } = leaves;
    const text = t('rather-waits', { city: named.city(city), futures: futures ?? of, of });
    return { text, claim: leaves, waits: city };
  }
  const cured = ({ says }: AdvisedTurn) =>
    says.flatMap(({ code, figures }) => (CURES.includes(code) ? (figures.disease ?? []) : []));
  const [sooner] = cured(best).filter((disease) => !cured(other).includes(disease));
  if (sooner) return { text: t('rather-later', { disease: named.disease(sooner) }) };
  const less = best.chance - other.chance;
  if (less < CLOSE) return { title: t('rather-close', { turn: sayTitle(different) }), text: '' };
  return { text: t('rather-worse', { games: Math.max(1, Math.round(less * 100)) }) };
}
