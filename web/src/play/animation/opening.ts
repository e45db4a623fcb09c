// The opening of a game, as beats: the roles, then the nine infected cities. Pure.
import { DISEASES } from '../../game/state/cities';
import type { Position, ShownEvent } from '../../wire/wire';
import { makeBeats, type Beat } from './pace';

/** How long to show the roles, and each city: six seconds in total. */
export const ROLES_MS = 2400;
const CITY_MS = 400;

/** Return the board before the first infection. */
export function clearBoard(position: Position): Position {
  return { ...position, cubes: {}, infection_discards: [] };
}

/** Return the infections of the deal, three cubes first. */
export function listFirstInfections(position: Position): Beat[] {
  return position.infection_discards.flatMap((city) =>
    DISEASES.flatMap((disease) => {
      const cubes = position.cubes[city]?.[disease] ?? 0;
      if (!cubes) return [];
      const event: ShownEvent = {
        event: 'infected',
        actions_left: position.turn.actions_left,
        audience: null,
        city,
        disease,
        cubes,
        total: cubes,
        why: 'card',
      };
      return makeBeats([event]).map((beat) => ({ ...beat, ms: CITY_MS, still: CITY_MS }));
    }),
  );
}
