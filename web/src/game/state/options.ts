/** The options of a new table. */

import {
  BOARD,
  EDITIONS as BY_AGE,
  EVENTS as CARDS,
  type Edition,
  type Role,
} from '../../wire/wire';

export const EVENTS: readonly string[] = CARDS;

/** The newest first. */
export const EDITIONS = BY_AGE.toReversed();
/** Hours that a turn may take at a table that is played turn by turn. */
export const TURN_HOURS = [8, 24, 72, 168];

export const rolesOf = (edition: Edition): Role[] => BOARD.roles[edition];

/** The roles of all editions. */
export const ROLES: readonly string[] = rolesOf('2013');
