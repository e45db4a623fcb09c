// Which card a move would cost and whether that hurts: for naming and warning only. What a move
// really costs the server says when it is made.
import type { Position } from '../wire/wire';
import { city, isCity, type Disease } from './cities';
import type { Move } from './moves';

/** The city card that leaves the hand of the move's own seat. */
export function spent(move: Move, position: Position): string[] {
  const player = position.players[move.seat];
  if (!player) return [];
  const pawn = position.players.find(({ role }) => role === move.pawn);
  const how = move.kind === 'dispatch' ? move.how : move.kind;
  const held = (card: string | undefined) => (card && player.hand.includes(card) ? [card] : []);
  switch (how) {
    case 'direct':
      return held(move.city);
    case 'charter':
      return held((pawn ?? player).city);
    case 'opsflight':
    case 'give':
    case 'discard':
      return held(move.card);
    case 'build':
      return player.role === 'operations_expert' ? [] : held(player.city);
    default:
      return [];
  }
}

export interface Harm {
  disease: Disease;
  cards: number;
}

/** The nearly complete set that a move would break, or null. */
export function harm(move: Move, position: Position): Harm | null {
  const player = position.players[move.seat];
  if (!player || move.kind === 'discard') return null;
  for (const card of spent(move, position)) {
    if (!isCity(card)) continue;
    const { disease } = city(card);
    if (position.diseases[disease] !== 'uncured') continue;
    const cards = ofDisease(player.hand, disease).length;
    const needed = needs(player.role);
    if (cards >= needed - 1 && cards - 1 < needed) return { disease, cards };
  }
  return null;
}

export function ofDisease(hand: readonly (string | null)[], disease: Disease): string[] {
  return hand.filter(
    (card): card is string => card !== null && isCity(card) && city(card).disease === disease,
  );
}

/** How many cards of one disease this role collects for a cure. */
export function needs(role: string): number {
  return role === 'scientist' ? 4 : 5;
}
