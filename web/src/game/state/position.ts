// Numbers and cities derived from a position.
import { BOARD, type Position } from '../../wire/wire';
import { DISEASES, city as place, type Disease } from './cities';

/** Return the infection rate (R1.5). */
export function rate(position: Position): number {
  const rates = BOARD.infection_rates;
  return rates[Math.min(position.epidemics_drawn, rates.length - 1)]!;
}

export function cubesIn(position: Position, city: string, disease: Disease): number {
  return position.cubes[city]?.[disease] ?? 0;
}

export type Due = 'this' | 'next' | 'later';

/** Return in which turn each of the top infection cards is drawn, without another epidemic. */
export function dueTurns(position: Position, cards: number): Due[] {
  const { phase, resume, infections_left, quiet_nights } = position.turn;
  const each = rate(position);
  const left = [phase, ...resume].includes('infect') ? infections_left : each;
  const quiet = quiet_nights > 0 && left === each;
  const now = quiet ? 0 : left;
  const next = quiet_nights > Number(quiet) ? 0 : each;
  return Array.from({ length: cards }, (_, i) =>
    i < now ? 'this' : i < now + next ? 'next' : 'later',
  );
}

/** Return the cubes of each disease that are not on the board. */
export function supplies(position: Position): Record<Disease, number> {
  const { cubes } = BOARD;
  const left = { blue: cubes, yellow: cubes, black: cubes, red: cubes };
  for (const there of Object.values(position.cubes)) {
    for (const disease of DISEASES) left[disease] -= there[disease] ?? 0;
  }
  return left;
}

export function playerCards(position: Position): number {
  return position.player_deck.piles.reduce((sum, pile) => sum + pile.cards, 0);
}

export function infectionCards(position: Position): number {
  return position.infection_deck.layers.reduce((sum, layer) => sum + layer.length, 0);
}

/** Return the cities protected by the Quarantine Specialist. */
export function zone(position: Position): string[] {
  const guard = position.players.find(({ role }) => role === 'quarantine_specialist');
  return guard ? [guard.city, ...place(guard.city).neighbours] : [];
}

/** Return the Medic's city, and the cured diseases that cannot place cubes there (R11.3). */
export function presence(position: Position): { city: string; diseases: Disease[] } | null {
  const medic = position.players.find(({ role }) => role === 'medic');
  const diseases = DISEASES.filter((disease) => position.diseases[disease] === 'cured');
  return medic && diseases.length ? { city: medic.city, diseases } : null;
}
