// The live moves of a log: a move that was undone stays in the log, and counts nowhere.
import type { ShownEntry } from '../wire/wire';

export type PlayedEntry = Extract<ShownEntry, { kind: 'played' }>;

/** Return the moves of a log without those that were undone: each undo takes back one. */
export function liveMoves(entries: readonly ShownEntry[]): PlayedEntry[] {
  const live: PlayedEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'played') live.push(entry);
    else if (entry.kind === 'undid') live.pop();
  }
  return live;
}
