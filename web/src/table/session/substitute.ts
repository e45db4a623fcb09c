/** What a bot has done on a seat since it was put there. */
import type { Happening, ShownEntry } from '../../wire/wire';
import { listLiveMoves } from '../../game/state/liveMoves';

type SeatedEntry = Extract<ShownEntry, { kind: 'seated' }>;

export interface Substitution {
  /** The turns that it has finished. */
  turns: number;
  /** The events of the last turn in which it played. */
  events: Happening[];
}

/** Return the entry that put a bot on a seat; undefined if the log does not go back so far. */
export function findHandOver(
  entries: readonly ShownEntry[],
  seat: number,
): SeatedEntry | undefined {
  return entries.findLast(
    (entry): entry is SeatedEntry => entry.kind === 'seated' && entry.seat === seat,
  );
}

/** Return what the bot on a seat has done since it was put there. */
export function describeSubstitution(entries: readonly ShownEntry[], seat: number): Substitution {
  const since = findHandOver(entries, seat)?.seq ?? 0;
  const played = new Set<number>();
  const happened = new Map<number, Happening[]>();
  let turn = 0;
  for (const move of listLiveMoves(entries)) {
    if (move.seq > since) {
      if (move.seat === seat && move.by === `bot:${seat}`) played.add(turn);
      happened.set(turn, [...(happened.get(turn) ?? []), ...move.events]);
    }
    turn += move.events.filter(({ event }) => event === 'turn').length;
  }
  return {
    turns: [...played].filter((number) => number < turn).length,
    events: happened.get(Math.max(...played)) ?? [],
  };
}
