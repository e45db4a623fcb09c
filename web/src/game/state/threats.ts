// The cities close to an outbreak.
import { BOARD, type Position } from '../../wire/wire';
import { DISEASES, type Disease } from './cities';

export interface Threat {
  city: string;
  disease: Disease;
  cubes: number;
}

/** Return the cities where one or two more cubes of a disease are an outbreak, the fullest first. */
export function findThreats(position: Position): Threat[] {
  return Object.entries(position.cubes)
    .flatMap(([city, there]) =>
      DISEASES.map((disease) => ({ city, disease, cubes: there[disease] ?? 0 })),
    )
    .filter(({ cubes }) => cubes + 1 >= BOARD.city_limit)
    .sort((a, b) => b.cubes - a.cubes || (a.city < b.city ? -1 : 1));
}
