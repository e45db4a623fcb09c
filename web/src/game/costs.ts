// Whether a move hurts: for warning only. The server says which cards a move uses up.
import type { SeatView } from '../wire/wire';
import { city, isCity, type Disease } from './cities';
import { isEvent, type Move } from './moves';

/** The city cards that pay for a move; a cure and a discard are what cards are for. */
export function spent(move: Move): string[] {
  return isEvent(move) || ['cure', 'discard'].includes(move.kind) ? [] : (move.cards ?? []);
}

export interface Harm {
  disease: Disease;
  cards: number;
}

/** The nearly complete set that a move would break, or null. */
export function harm(move: Move, { position, needed }: SeatView): Harm | null {
  const hand = position.players[move.seat]?.hand ?? [];
  const enough = needed[move.seat] ?? Infinity;
  for (const card of spent(move)) {
    if (!isCity(card)) continue;
    const { disease } = city(card);
    if (position.diseases[disease] !== 'uncured') continue;
    const cards = ofDisease(hand, disease).length;
    if (cards >= enough - 1 && cards - 1 < enough) return { disease, cards };
  }
  return null;
}

export function ofDisease(hand: readonly (string | null)[], disease: Disease): string[] {
  return hand.filter(
    (card): card is string => card !== null && isCity(card) && city(card).disease === disease,
  );
}
