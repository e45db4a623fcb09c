/** What a turn decided, in a few words, from what its review says. */

import { EVENT_OF, type Move } from '../../game/state/moves';
import { isStep, placeMoves, type PlacedMove } from '../../game/state/turnDrawing';
import { named, t } from '../../lib/text/text';
import type { Player, TurnReview } from '../../wire/wire';
import { findCostliest, isFine, sayChoice } from './choices';

/** What people remember of a turn, by how much it says about the turn. */
const KINDS = ['cure', 'share', 'build', 'event', 'store', 'treat', 'bring', 'go'] as const;

interface Deed {
  kind: (typeof KINDS)[number];
  city?: string | undefined;
  card?: string | undefined;
  disease?: string | undefined;
  pawn?: string;
}

/** Return the headline of a turn that began with these players. */
export function sayHeadline(turn: TurnReview, players: readonly Player[]): string {
  if (missesWin(turn)) return t('headline-win');
  const choice = findCostliest(turn);
  if (choice) return sayChoice(choice);
  const played = listDeeds(turn.moves, players);
  const better = isFine(turn.label) ? [] : listDeeds(turn.better, players);
  const [own] = without(played, better);
  const missed = chooseMissed(without(better, played), turn);
  if (!missed) return played[0] ? sayDeed(played[0]) : t('headline-pass');
  if (own?.city && missed.city && own.city !== missed.city)
    return t('headline-not', { played: named.city(own.city), better: named.city(missed.city) });
  return t('headline-missed', { deed: sayDeed(missed) });
}

/** Return whether the better turn would have won the game. */
export function missesWin({ missed }: Pick<TurnReview, 'missed'>): boolean {
  return missed === 'win';
}

/** Return the missed cure; otherwise the deed that the coach speaks of first, or says most. */
function chooseMissed(deeds: readonly Deed[], { why, missed }: TurnReview): Deed | undefined {
  const cure = missed && deeds.find(({ kind }) => kind === 'cure');
  if (cure) return cure;
  const { city, card, disease } = why[0]?.figures ?? {};
  const told = deeds.find(
    (deed) =>
      (card && deed.card === card) ||
      (city && deed.city === city) ||
      (disease && deed.disease === disease),
  );
  return told ?? deeds[0];
}

function sayDeed({ kind, city = '', card = '', disease = '', pawn = '' }: Deed): string {
  return t(`headline-${kind}`, {
    city: named.city(city),
    card: named.card(card),
    disease: named.disease(disease),
    player: named.role(pawn),
  });
}

/** Return what moves do, the most telling first; a journey is where it ends. */
function listDeeds(moves: readonly Move[], players: readonly Player[]): Deed[] {
  const deeds = placeMoves(moves, players).flatMap((placed) => readDeed(placed, players));
  const ends = new Map(deeds.map((deed) => [isJourney(deed) ? deed.pawn : keyOf(deed), deed]));
  const kept = [...ends.values()];
  return kept
    .filter(
      (deed) =>
        !isJourney(deed) || !kept.some((other) => !isJourney(other) && other.city === deed.city),
    )
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

function readDeed({ move, pawn, city }: PlacedMove, players: readonly Player[]): Deed[] {
  const { kind, card, disease } = move;
  if (kind === 'cure') return [{ kind, disease }];
  if (kind === 'give' || kind === 'take') return [{ kind: 'share', card }];
  if (kind === 'build' || kind === 'grant') return [{ kind: 'build', city }];
  if (kind === 'treat') return [{ kind, city }];
  if (isStep(move))
    return [{ kind: pawn === players[move.seat]?.role ? 'go' : 'bring', city, pawn }];
  if (kind === 'store') return [{ kind, card: move.event }];
  const event = EVENT_OF[kind];
  return event ? [{ kind: 'event', card: event }] : [];
}

const isJourney = ({ kind }: Deed): boolean => kind === 'go' || kind === 'bring';
const keyOf = (deed: Deed): string => Object.values(deed).join(' ');

/** Return the deeds of one turn that another turn lacks. */
function without(deeds: readonly Deed[], others: readonly Deed[]): Deed[] {
  const known = new Set(others.map(keyOf));
  return deeds.filter((deed) => !known.has(keyOf(deed)));
}
