/** A game as moments: the position after each move, and what led there. */

import type { Happening, Position, Replay, ShownEntry } from '../wire/wire';
import { liveMoves } from './liveMoves';

export interface Moment {
  seq: number;
  entry: ShownEntry;
  events: readonly Happening[];
  position: Position;
  turn: number; // of the position, counted from 1
  during: number; // the turn in which it happened: the last step of one leads to the next
}

/** All moments of a game; a frame has only the fields that changed. */
export function moments({ entries, frames }: Replay): Moment[] {
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
    story.push({ seq, entry, events, position, turn, during: Math.min(before, turn) });
  }
  return story;
}

/** The moments that stand: without moves that were taken back. */
export function lasting(story: readonly Moment[]): Moment[] {
  const kept = new Set<ShownEntry>(liveMoves(story.map(({ entry }) => entry)));
  return story.filter(({ entry }) => entry.kind === 'began' || kept.has(entry));
}

/** How many cubes of a disease lie on the map. */
export function cubes(position: Position, disease: string): number {
  return Object.values(position.cubes).reduce((sum, city) => sum + (city[disease] ?? 0), 0);
}
