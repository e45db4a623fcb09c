// The events since a player's last turn, or since the deal if they had none.
import type { ShownEvent } from '../../wire/wire';
import type { PlayedEntry } from './liveMoves';

export interface Since {
  /** The entry that ended the last turn of these seats, or the one before the first move. */
  seq: number;
  /** How many of the events are part of the position after that entry. */
  known: number;
  events: ShownEvent[];
}

/** Return the turns after the last one of these seats; null if nobody else has played since. */
export function collectSinceLastTurn(
  moves: readonly PlayedEntry[],
  mine: readonly number[],
): Since | null {
  const [first] = moves;
  if (!first || !mine.length) return null;
  let own = mine.includes(first.seat); // whether one of these seats is active
  let since: Since | null = own ? null : { seq: first.seq - 1, known: 0, events: [] };
  for (const { seq, events } of moves) {
    for (const event of events) {
      if (event.event === 'turn') {
        const next = mine.includes(event.seat);
        if (own && !next) since = { seq, known: 1, events: [] };
        own = next;
      }
      if (!own) since?.events.push(event);
    }
  }
  return since?.events.length ? since : null;
}
