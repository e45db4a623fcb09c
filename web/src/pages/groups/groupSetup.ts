// The set-ups of tables to which people are invited.
import { PLAYERS } from '../../game/state/options';
import { BOARD, type Setup } from '../../wire/wire';

const USUAL = { visibility: 'invite', epidemics: Math.min(...BOARD.epidemics) } as const;

/** Return the set-up of a table for two people. */
export function setUpForTwo(): Setup {
  return { ...USUAL, players: Math.min(...PLAYERS) };
}

/** Return the set-up of a table for a group: as many seats as it has members, if possible. */
export function setUpForGroup(name: string, members: number): Setup {
  const players = Math.min(Math.max(members, Math.min(...PLAYERS)), Math.max(...PLAYERS));
  return { ...USUAL, name, players };
}
