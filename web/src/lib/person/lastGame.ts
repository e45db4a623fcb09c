/** The set-up of the last table that a person opened, so that another one like it takes one click. */

import { BOARD, type Setup } from '../../wire/wire';

export interface Seating {
  mine?: number;
  bots?: readonly { seat: number; bot: string }[];
}

export interface LastGame {
  setup: Setup & { players: number; epidemics: number };
  seating: Required<Seating>;
}

/** What is the same again; a name, a seed and fixed roles belong to one game. */
const KEPT = [
  'edition',
  'players',
  'epidemics',
  'role_pool',
  'events',
  'hands',
  'visibility',
  'help',
] as const;

/** Return what to remember of a new table; null for a position or a real deck, which are dealt once. */
export function describeGame(setup: Setup, seating: Seating): LastGame | null {
  if (setup.position || setup.cards) return null;
  return readLastGame({ setup, seating });
}

/** Return a stored set-up, or null if there is none that can be used. */
export function readLastGame(saved: unknown): LastGame | null {
  const { setup, seating = {} } = (saved ?? {}) as { setup?: Setup; seating?: Seating };
  const { players = 0, epidemics = 0 } = setup ?? {};
  if (!setup || !(players in BOARD.starting_hand) || !BOARD.epidemics.includes(epidemics))
    return null;
  const kept = Object.fromEntries(KEPT.flatMap((key) => (key in setup ? [[key, setup[key]]] : [])));
  const { mine = 0, bots = [] } = seating;
  if (!Number.isInteger(mine) || !Array.isArray(bots)) return null;
  const given = (bots as { seat: number; bot: string }[]).filter(
    ({ seat, bot }) => seat !== mine && seat >= 0 && seat < players && typeof bot === 'string',
  );
  return { setup: { ...kept, players, epidemics }, seating: { mine, bots: given } };
}
