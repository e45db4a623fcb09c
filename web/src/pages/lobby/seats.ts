/** The seats of a new table as one picks them: yours, and one for a bot or for somebody else. */

import type { Strength } from '../../game/words/bots';
import type { Seating } from '../../lib/person/lastGame';
import type { Setup } from '../../wire/wire';

/** Who sits on a seat: a bot, somebody who follows the link, or nobody. */
export type Picked = Strength | 'free' | 'none';

/** Return the set-up and the seating of a table where you have the first seat. */
export function readSeats(
  others: readonly Picked[],
  epidemics: number,
  open = false,
): { setup: Setup; seating: Seating; waits: boolean } {
  const taken = others.filter((picked) => picked !== 'none');
  const bots = taken.flatMap((bot, at) => (bot === 'free' ? [] : [{ seat: at + 1, bot }]));
  const players = taken.length + 1;
  const waits = taken.includes('free');
  // With bots alone nothing needs to be hidden, and the coach helps.
  const setup: Setup = waits
    ? { players, epidemics, help: 'odds', visibility: open ? 'public' : 'invite' }
    : { players, epidemics, help: 'coach', hands: 'open' };
  return { setup, seating: { bots }, waits };
}
