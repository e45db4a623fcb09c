// Notes on the map: how large they are, and what they are about.
import { placeNote, type PlacedNote, type Reach } from './geometry/placeNote';
import type { Obstacle } from './geometry/obstacles';
import { shiftBox, type Box } from './geometry/pieceOptions';
import type { Point } from './geometry/overlap';
import { measureText } from './geometry/textWidth';
import type { Note } from './marks';

/** Pixels around the words, between the edge of the map and a note, and between a note and a piece. */
export const PAD = 9;
const EDGE = 12;
const AIR = 3;
const RING = 8; // around a disc, which may be in a ring
/** The size of the words, in that of names; the title is heavier than names are. */
export const TITLE = 1.1;
export const TEXT = 1;
const HEAVY = 1.06;
const SLACK = 1.03;
/** The height of a line, in its size. */
export const LINE = 1.3;

export interface DrawnNote extends Note, PlacedNote {}

/** The space of notes: the drawing, what it shows, and the size of names. */
export interface NoteSpace {
  frame: Box;
  obstacles: readonly Obstacle[];
  font: number;
  reach: Reach;
}

function measureNote({ title, text }: Note, font: number) {
  const width = Math.max(measureText(title) * TITLE * HEAVY, measureText(text) * TEXT) * font;
  return { width: width * SLACK + 2 * PAD, height: (TITLE + TEXT) * LINE * font + 1.2 * PAD };
}

/** Return the notes that have a place, in turn; `find` says where what they are about is. */
export function placeNotes(
  notes: readonly Note[],
  find: (note: Note) => readonly Point[],
  { frame, obstacles, font, reach }: NoteSpace,
): DrawnNote[] {
  const inner = {
    left: frame.left + EDGE,
    right: frame.right - EDGE,
    top: frame.top + EDGE,
    bottom: frame.bottom - EDGE,
  };
  const taken = obstacles.map((one) => widen(one));
  return notes.flatMap((note) => {
    const size = measureNote(note, font);
    const placed = placeNote(find(note), size, inner, taken, reach);
    if (!placed) return [];
    taken.push(widen(toObstacle(placed.box)));
    return [{ ...note, ...placed }];
  });
}

/** Return a note as what must stay visible. */
export const toObstacle = (box: Box): Obstacle => ({ kind: 'name', city: '', ...box });

function widen(one: Obstacle): Obstacle {
  const air = one.kind === 'disc' ? RING : AIR;
  return { ...one, ...shiftBox(one, 0, 0, air) };
}
