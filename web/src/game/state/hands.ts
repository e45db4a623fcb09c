// The cards of a hand: in which order they lie, and which moves each of them leads to.
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
