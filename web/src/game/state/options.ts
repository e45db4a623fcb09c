/** The options of a new table, as the rules have them. */

import {
  BOARD,
  EDITIONS as OLDEST_FIRST,
  EVENTS as EVENT_IDS,
  ROLES as ROLE_IDS,
  type Edition,
  type Hands,
  type Role,
  type Setup,
} from '../../wire/wire';

export const EVENTS: readonly string[] = EVENT_IDS;
/** The roles of all editions. */
export const ROLES: readonly string[] = ROLE_IDS;

/** The newest first: it is the usual one. */
export const EDITIONS: readonly Edition[] = OLDEST_FIRST.toReversed();
export const USUAL_EDITION = OLDEST_FIRST.at(-1) as Edition;

/** The possible numbers of players. */
export const PLAYERS = Object.keys(BOARD.starting_hand).map(Number);
export const MOST_PLAYERS = Math.max(...PLAYERS);

export const rolesOf = (edition: Edition): Role[] => BOARD.roles[edition];

/** A set-up with the choices that every table makes. */
export type ChosenSetup = Setup & { players: number; epidemics: number };

/** Return whether hands are open or private: as chosen, or as the difficulty has it (R12.2). */
export function handsOf({ hands, epidemics }: Pick<ChosenSetup, 'hands' | 'epidemics'>): Hands {
  return hands ?? BOARD.hands[epidemics] ?? 'open';
}
