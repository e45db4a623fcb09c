// Numbers and cities derived from a position.
import { BOARD, type Position } from '../../wire/wire';
import { DISEASES, city as place, type Disease } from './cities';

/** Return how many cubes of a disease one action of the seat whose turn it is would remove in a city. */
export function countTreated(position: Position, city: string, disease: Disease): number {
  const role = position.players[position.turn.seat]?.role;
  const isAll =
    position.diseases[disease] !== 'uncured' || BOARD.treats_all.some((one) => one === role);
  const cubes = cubesIn(position, city, disease);
  return isAll ? cubes : Math.min(1, cubes);
}

/** Return the infection rate (R1.5). */
export function rate(position: Position): number {
  const rates = BOARD.infection_rates;
  return rates[Math.min(position.epidemics_drawn, rates.length - 1)]!;
}

export function cubesIn(position: Position, city: string, disease: Disease): number {
  return position.cubes[city]?.[disease] ?? 0;
}

/** Whether the next cube of the disease would be an outbreak. */
export function isFull(cubes: number): boolean {
  return cubes >= BOARD.city_limit;
}

/** Return the number of cubes of a disease on the map. */
export function cubesOnMap(position: Pick<Position, 'cubes'>, disease: Disease): number {
  return Object.values(position.cubes).reduce((sum, city) => sum + (city[disease] ?? 0), 0);
}

/** Return the number of cubes of a disease that are not on the map. */
export function supply(position: Position, disease: Disease): number {
  return BOARD.cubes - cubesOnMap(position, disease);
}

export function playerCards(position: Position): number {
  return position.player_deck.piles.reduce((sum, pile) => sum + pile.cards, 0);
}

export function infectionCards(position: Position): number {
  return position.infection_deck.layers.reduce((sum, layer) => sum + layer.length, 0);
}

/** Return the cities that a player protects, with those around them (R11.5). */
export function zone(position: Position): string[] {
  const guard = position.players.find(({ role }) => BOARD.guards[role]?.neighbors);
  return guard ? [guard.city, ...place(guard.city).neighbours] : [];
}

export interface Presence {
  role: string;
  city: string;
  diseases: Disease[];
}

/** Return the player who protects only their own city, and from which diseases (R11.3). */
export function presence({ players, diseases: states }: Position): Presence | null {
  const guard = players.find(({ role }) => BOARD.guards[role]?.neighbors === false);
  if (!guard) return null;
  const { role, city } = guard;
  const kept: readonly string[] = BOARD.guards[role]?.states ?? [];
  const diseases = DISEASES.filter((disease) => kept.includes(states[disease] ?? ''));
  return diseases.length ? { role, city, diseases } : null;
}
