// The moves that stand: what was taken back stays in the log, and counts nowhere.
import type { ShownEntry } from '../wire/wire';

export type Made = Extract<ShownEntry, { kind: 'played' }>;

/** The moves of a log without those that were taken back: an undo takes back one. */
export function standing(entries: readonly ShownEntry[]): Made[] {
  const kept: Made[] = [];
  for (const entry of entries) {
    if (entry.kind === 'played') kept.push(entry);
    else if (entry.kind === 'undid') kept.pop();
  }
  return kept;
}
