// Sorts a hand: by disease, events last, unknown cards at the end.
import { DISEASES, city, isCity } from './cities';

export function sortHand(hand: readonly (string | null)[]): (string | null)[] {
  const rank = (card: string | null) =>
    card === null ? 9 : isCity(card) ? DISEASES.indexOf(city(card).disease) : 5;
  return [...hand].sort((a, b) => rank(a) - rank(b) || (a ?? '').localeCompare(b ?? ''));
}
