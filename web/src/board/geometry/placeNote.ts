// Where a note about a piece lies on the map: where neither it nor its line covers anything.
import type { Obstacle } from './obstacles';
import type { Box } from './pieceOptions';
import { findNearest, holds, meets, passes, type Point } from './overlap';
import type { Size } from './placeTag';

/** A note: its box, and the line from it to what it is about. */
export interface PlacedNote {
  box: Box;
  from: Point;
  to: Point;
}

/** How far the line of a note ends from what it is about, and how long it may be, in pixels. */
export interface Reach {
  near: number;
  far: number;
}

const GRID = 8; // pixels between two places that are tried

/** Return the nearest place of a note to one of these points; null if every one covers something. */
export function placeNote(
  about: readonly Point[],
  size: Size,
  frame: Box,
  obstacles: readonly Obstacle[],
  reach: Reach,
): PlacedNote | null {
  const free = listBoxes(size, frame).filter((box) => !obstacles.some((one) => meets(box, one)));
  const places = about.flatMap((point) => {
    // What is at the point itself is what the note is about.
    const others = obstacles.filter((one) => !holds(one, point));
    return free.flatMap((box) => {
      const away = measureGap(box, point);
      return away < 2 * reach.near || away > reach.far ? [] : [{ box, point, others, away }];
    });
  });
  places.sort((one, other) => one.away - other.away);
  for (const { box, point, others } of places) {
    const line = drawLine(box, point, reach.near);
    if (!others.some((one) => passes(line, one))) return { box, ...line };
  }
  return null;
}

/** List the boxes of a size in the frame. */
function listBoxes({ width, height }: Size, frame: Box): Box[] {
  const count = (room: number) => Math.max(0, Math.floor(room / GRID) + 1);
  const columns = count(frame.right - frame.left - width);
  const rows = count(frame.bottom - frame.top - height);
  return Array.from({ length: columns * rows }, (_, i) => {
    const left = frame.left + (i % columns) * GRID;
    const top = frame.top + Math.floor(i / columns) * GRID;
    return { left, right: left + width, top, bottom: top + height };
  });
}

function measureGap(box: Box, point: Point): number {
  const { x, y } = findNearest(box, point);
  return Math.hypot(x - point.x, y - point.y);
}

/** Return the shortest line from a box to a point, which ends at a distance from it. */
function drawLine(box: Box, point: Point, near: number): { from: Point; to: Point } {
  const from = findNearest(box, point);
  const part = near / measureGap(box, point);
  const to = {
    x: point.x + (from.x - point.x) * part,
    y: point.y + (from.y - point.y) * part,
  };
  return { from, to };
}
