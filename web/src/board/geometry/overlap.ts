// Whether boxes and lines on the map meet. Pure.
import type { Box } from './pieceOptions';

export interface Point {
  x: number;
  y: number;
}

const DENSE = 4; // pixels between the points of a line that are looked at

export const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const holds = (box: Box, { x, y }: Point) =>
  box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;

/** Return the point of a box that is nearest to another one. */
export const findNearest = (box: Box, { x, y }: Point): Point => ({
  x: Math.max(box.left, Math.min(x, box.right)),
  y: Math.max(box.top, Math.min(y, box.bottom)),
});

/** Whether a line passes through a box. */
export function passes({ from, to }: { from: Point; to: Point }, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / DENSE);
  return Array.from({ length: steps + 1 }, (_, i) => (steps ? i / steps : 0)).some((part) =>
    holds(box, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
  );
}
