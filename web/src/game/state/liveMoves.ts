// The live moves of a log: undone moves stay in the log, but do not count.
import type { ShownEntry } from '../../wire/wire';

export type PlayedEntry = Extract<ShownEntry, { kind: 'played' }>;

/** Return the moves of a log without undone ones; each undo cancels one move. */
export function listLiveMoves(entries: readonly ShownEntry[]): PlayedEntry[] {
  const live: PlayedEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'played') live.push(entry);
    else if (entry.kind === 'undid') live.pop();
  }
  return live;
}
