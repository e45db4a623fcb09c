// The harm of a move, for warnings only. The server sends which cards a move costs.
import { BOARD, type Position } from '../../wire/wire';
import { city, isCity, type Disease } from './cities';
import { isEvent, type Move } from './moves';

/** Cards for a cure, for a role without a power for it. */
export const ENOUGH = Math.max(...Object.values(BOARD.cards_for_cure));

/** Return how many cards of one disease a role needs for a cure. */
export function cardsForCure(role: string | undefined): number {
  return (BOARD.cards_for_cure as Record<string, number>)[role ?? ''] ?? ENOUGH;
}

/** Return the city cards that a move costs, except for cures and discards. */
export function listSpentCards(move: Move): string[] {
  return isEvent(move) || ['cure', 'discard'].includes(move.kind) ? [] : (move.cards ?? []);
}

export interface Harm {
  disease: Disease;
  cards: number;
}

/** Return the nearly complete set that a move would break, or null. */
export function findHarm(move: Move, position: Position): Harm | null {
  const player = position.players[move.seat];
  const hand = player?.hand ?? [];
  const enough = cardsForCure(player?.role);
  for (const card of listSpentCards(move)) {
    if (!isCity(card)) continue;
    const { disease } = city(card);
    if (position.diseases[disease] !== 'uncured') continue;
    const cards = pickDisease(hand, disease).length;
    if (cards >= enough - 1 && cards - 1 < enough) return { disease, cards };
  }
  return null;
}

export function pickDisease(hand: readonly (string | null)[], disease: Disease): string[] {
  return hand.filter(
    (card): card is string => card !== null && isCity(card) && city(card).disease === disease,
  );
}

export interface CureSet {
  cards: number;
  needed: number;
}

/** Return the hand closest to a cure: its cards of the disease, and how many it needs. */
export function nearestSet(position: Position, disease: Disease): CureSet {
  const sets = position.players.map(({ hand, role }) => ({
    cards: pickDisease(hand, disease).length,
    needed: cardsForCure(role),
  }));
  const share = ({ cards, needed }: CureSet) => cards / needed;
  return sets.reduce((best, set) => (share(set) > share(best) ? set : best), {
    cards: 0,
    needed: ENOUGH,
  });
}
