// The events since a player's last turn, or since the deal if they had none.
import type { ShownEvent } from '../../wire/wire';
import type { PlayedEntry } from './liveMoves';

export interface Since {
  /** The entry that ended the last turn of these seats, or the one before the first move. */
  seq: number;
  /** How many of the events are part of the position after that entry. */
  known: number;
  events: ShownEvent[];
  /** Whether a bot has played a turn of these seats since. */
  byBot: boolean;
}

/**
 * Return the turns after the last one that these seats' people played themselves; null if nothing has
 * happened since.
 */
export function collectSinceLastTurn(
  moves: readonly PlayedEntry[],
  mine: readonly number[],
): Since | null {
  const [first] = moves;
  if (!first || !mine.length) return null;
  const lent = findLentTurns(moves, mine);
  let turn = 0;
  let own = mine.includes(first.seat) && !lent.has(0); // whether one of these seats is active
  let since: Since | null = own
    ? null
    : { seq: first.seq - 1, known: 0, events: [], byBot: lent.has(0) };
  for (const { seq, events } of moves) {
    for (const event of events) {
      if (event.event === 'turn') {
        turn += 1;
        const next = mine.includes(event.seat) && !lent.has(turn);
        if (own && !next) since = { seq, known: 1, events: [], byBot: false };
        own = next;
        if (since && lent.has(turn)) since.byBot = true;
      }
      if (!own) since?.events.push(event);
    }
  }
  return since?.events.some(({ event }) => event !== 'turn') ? since : null;
}

/** Return the turns, counted from the first move, in which bots made the moves of these seats. */
function findLentTurns(moves: readonly PlayedEntry[], mine: readonly number[]): Set<number> {
  const lent = new Set<number>();
  const played = new Set<number>();
  let turn = 0;
  let active = moves[0]?.seat;
  for (const { by, seat, events } of moves) {
    if (seat === active && mine.includes(seat)) (by === `bot:${seat}` ? lent : played).add(turn);
    for (const event of events) {
      if (event.event !== 'turn') continue;
      turn += 1;
      active = event.seat;
    }
  }
  return new Set([...lent].filter((number) => !played.has(number)));
}
