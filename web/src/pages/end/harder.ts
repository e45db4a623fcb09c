// The next difficulty, for a person who has won with bots alone.
import { describeGame, type Seating } from '../../lib/person/lastGame';
import { BOARD, type Setup, type Table } from '../../wire/wire';

export interface HarderGame {
  setup: Setup & { epidemics: number };
  /** The server chooses the person's seat. */
  seating: Seating;
}

/** Return the same game one step harder; null after a loss, with other people, or if nothing is harder. */
export function findHarder(
  table: Pick<Table, 'day' | 'game' | 'practice' | 'seats' | 'setup' | 'you'>,
): HarderGame | null {
  const { day, game, practice, seats, setup, you } = table;
  if (day || practice || game?.outcome?.result !== 'won') return null;
  const bots = seats.flatMap(({ bot, holder }, seat) =>
    bot && holder !== you ? [{ seat, bot }] : [],
  );
  const kept = describeGame(setup, { bots });
  if (!kept || !bots.length || bots.length + 1 !== seats.length) return null;
  const epidemics = BOARD.epidemics[BOARD.epidemics.indexOf(kept.setup.epidemics) + 1];
  return epidemics === undefined
    ? null
    : { setup: { ...kept.setup, epidemics }, seating: { bots } };
}
