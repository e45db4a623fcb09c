/** The lamps of the puzzles: a cluster in each city, in which the solved ones burn. */

import { MAP_CITIES, type MapCity } from '../../board/geometry/geography';
import type { PuzzleCard } from '../../wire/wire';

const SPACE = 8.4; // between neighbouring lamps of a city, on the map
const TURN = Math.PI * (3 - Math.sqrt(5)); // the golden angle: lamps fill a disc evenly

export interface Lamp {
  id: number;
  lit: boolean;
  /** The place, from the middle of the city. */
  x: number;
  y: number;
}

export interface CityLamps {
  city: MapCity;
  lamps: Lamp[];
  lit: number;
  /** The puzzle to solve next: the easiest that was not tried, else the easiest. */
  next: PuzzleCard | null;
}

/** Return the lamps of every city; those that burn are in the middle. */
export function placeLamps(puzzles: readonly PuzzleCard[]): CityLamps[] {
  return MAP_CITIES.map((city) => {
    const here = puzzles.filter(({ start }) => start === city.id);
    const lit = here.filter(isSolved);
    return {
      city,
      lamps: [...lit, ...here.filter((one) => !isSolved(one))].map(placeLamp),
      lit: lit.length,
      next: here.find(({ state }) => state === 'new') ?? here[0] ?? null,
    };
  });
}

export function isSolved({ state }: Pick<PuzzleCard, 'state'>): boolean {
  return state === 'solved';
}

function placeLamp(puzzle: PuzzleCard, at: number): Lamp {
  const far = SPACE * Math.sqrt(at);
  return {
    id: puzzle.id,
    lit: isSolved(puzzle),
    x: Math.round(far * Math.cos(at * TURN) * 10) / 10,
    y: Math.round(far * Math.sin(at * TURN) * 10) / 10,
  };
}
