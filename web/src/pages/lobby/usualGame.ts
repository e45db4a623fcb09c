/** The usual game: with two bots, and as few epidemics as possible. */

import { BOT } from '../../game/words/bots';
import { openTable } from '../../lib/navigation/enter';
import { BOARD } from '../../wire/wire';
import { readSeats } from './seats';

export const USUAL = [BOT, BOT] as const;

/** Open the usual game, and go there. */
export function openUsualGame(): Promise<void> {
  const { setup, seating } = readSeats(USUAL, Math.min(...BOARD.epidemics));
  return openTable(setup, seating);
}
