// What discarding each card would cost: a set, a flight to a danger, an event. Words come from game/words.
import { BOARD, type Player, type Position } from '../../wire/wire';
import { cardsForCure, pickDisease } from './costs';
import { city, isCity, type Disease } from './cities';
import { isFull } from './position';

export type DiscardCost =
  /** The disease has its cure: the card is only a flight or a station. */
  | { kind: 'cured'; disease: Disease }
  /** No set needs it, and no danger is near. */
  | { kind: 'least' }
  /** Its city, or a neighbour, is close to an outbreak. */
  | { kind: 'flight'; to: string }
  /** A teammate has more cards of the disease, and may want this one. */
  | { kind: 'team'; disease: Disease; role: string; cards: number }
  /** One card fewer of a set. */
  | { kind: 'set'; disease: Disease; from: number; needed: number }
  /** The set is complete with this card, and no longer without it. */
  | { kind: 'breaks'; disease: Disease; from: number; needed: number }
  | { kind: 'event' };

/** Return what each known card of a player's hand would cost. */
export function findDiscardCosts(position: Position, seat: number): Map<string, DiscardCost> {
  const player = position.players[seat];
  const hand = player?.hand.filter((card) => card !== null) ?? [];
  return new Map(hand.map((card) => [card, findCost(card, player as Player, position)]));
}

function findCost(card: string, player: Player, position: Position): DiscardCost {
  if (!isCity(card)) return { kind: 'event' };
  const { disease } = city(card);
  if (position.diseases[disease] !== 'uncured') return { kind: 'cured', disease };
  const needed = cardsForCure(player.role);
  const from = pickDisease(player.hand, disease).length;
  if (from === needed) return { kind: 'breaks', disease, from, needed };
  const collector = findCollector(disease, from, player, position);
  if (collector) return { kind: 'team', disease, ...collector };
  if (from > 1 && from < needed) return { kind: 'set', disease, from, needed };
  const to = findDanger(card, position);
  return to ? { kind: 'flight', to } : { kind: 'least' };
}

/** Return the teammate with the largest set of a disease, if it is larger than one's own. */
function findCollector(disease: Disease, own: number, player: Player, { players }: Position) {
  const [best] = players
    .filter(({ role }) => role !== player.role)
    .map(({ role, hand }) => ({ role, cards: pickDisease(hand, disease).length }))
    .sort((a, b) => b.cards - a.cards);
  const isCollecting = best && best.cards > own && best.cards < cardsForCure(best.role);
  return isCollecting && best.cards > 1 ? best : null;
}

/** Return the city next to an outbreak that a card flies to, or to its neighbour. */
function findDanger(card: string, position: Position): string | undefined {
  const isFullHere = (id: string) => Object.values(position.cubes[id] ?? {}).some(isFull);
  return [card, ...city(card).neighbours].find(isFullHere);
}

/** Return how much a card is worth keeping; the lowest goes first. */
export function weigh(cost: DiscardCost): number {
  switch (cost.kind) {
    case 'cured':
      return 0;
    case 'least':
      return 1;
    case 'flight':
      return 2;
    case 'team':
      return 2.5 + cost.cards / BOARD.hand_limit;
    case 'set':
      return 3 + cost.from / cost.needed;
    case 'event':
      return 5;
    case 'breaks':
      return 6;
  }
}
