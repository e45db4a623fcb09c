// The events since a player's last turn.
import type { ShownEvent } from '../../wire/wire';
import type { PlayedEntry } from './liveMoves';

export interface Since {
  /** The entry that ended the last turn of these seats. */
  seq: number;
  events: ShownEvent[];
}

/** Return the turns after the last one of these seats; null if they had no turn yet. */
export function collectSinceLastTurn(
  moves: readonly PlayedEntry[],
  mine: readonly number[],
): Since | null {
  let own = mine.includes(moves[0]?.seat ?? -1); // whether one of these seats is active
  let since: Since | null = null;
  for (const { seq, events } of moves) {
    for (const event of events) {
      if (event.event === 'turn') {
        const next = mine.includes(event.seat);
        if (own && !next) since = { seq, events: [] };
        own = next;
      }
      if (!own) since?.events.push(event);
    }
  }
  return since?.events.length ? since : null;
}
