// The cards of a hand: in which order they lie, and which moves each of them leads to.
import type { Position } from '../../wire/wire';
import type { Move } from './moves';
import { DISEASES, city, isCity } from './cities';

/** Return a hand by disease, events last, unknown cards at the end. */
export function sortHand(hand: readonly (string | null)[]): (string | null)[] {
  const rank = (card: string | null) =>
    card === null ? 9 : isCity(card) ? DISEASES.indexOf(city(card).disease) : 5;
  return [...hand].sort((a, b) => rank(a) - rank(b) || (a ?? '').localeCompare(b ?? ''));
}

/** Return the moves with a card of the hand of a seat: its uses, and taking it from there. */
export function listMovesOfCard(
  card: string,
  { seat, role }: { seat: number; role: string },
  moves: readonly Move[],
): Move[] {
  return moves.filter((move) =>
    move.kind === 'take'
      ? move.card === card && move.partner === role
      : move.seat === seat && move.cards?.includes(card),
  );
}

/** Whether a move asks for a card that the other player may not have, as far as is known here. */
export function asksBlindly({ kind, card, partner }: Move, { players }: Position): boolean {
  if (kind !== 'take' || !card) return false;
  const hand = players.find(({ role }) => role === partner)?.hand ?? [];
  return hand.includes(null) && !hand.includes(card);
}
