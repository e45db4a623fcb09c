/** A game as moments: the position after each move, the events before it, and what was said. */

import type { Happening, Position, Replay, ShownEntry } from '../../wire/wire';
import { listLiveMoves } from './liveMoves';

export interface Moment {
  seq: number;
  entry: ShownEntry;
  events: readonly Happening[];
  position: Position;
  turn: number; // the turn of the position, from 1
  during: number; // the turn of the events; the last step of a turn leads to the next
  said: Said[]; // chat, signals and plans between this moment and the next
}

type Said = Extract<ShownEntry, { kind: 'said' }>;

/** Return all moments of a game; a frame contains only the changed fields. */
export function listMoments({ entries, frames }: Replay): Moment[] {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const story: Moment[] = [];
  const turns: number[] = []; // after each live move
  let position = {} as Position;
  for (const { seq, change } of frames) {
    position = { ...position, ...change };
    const entry = bySeq.get(seq);
    if (!entry) continue;
    const events = entry.kind === 'played' ? entry.events : [];
    const before = turns.at(-1) ?? 1;
    if (entry.kind === 'undid') turns.pop();
    else if (entry.kind === 'played') {
      turns.push(before + events.filter(({ event }) => event === 'turn').length);
    }
    const turn = turns.at(-1) ?? 1;
    story.push({ seq, entry, events, position, turn, during: Math.min(before, turn), said: [] });
  }
  for (const entry of entries) {
    if (entry.kind === 'said') story.findLast(({ seq }) => seq < entry.seq)?.said.push(entry);
  }
  return story;
}

/** Return the moments without undone moves. */
export function dropUndone(story: readonly Moment[]): Moment[] {
  const kept = new Set<ShownEntry>(listLiveMoves(story.map(({ entry }) => entry)));
  return story.filter(({ entry }) => entry.kind === 'began' || kept.has(entry));
}
