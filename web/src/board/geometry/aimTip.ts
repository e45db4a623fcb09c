// The tip of a tag: from its nearest side towards its city, never over a piece of that city. Pure.
import { holds, type Point } from './overlap';
import type { Box } from './pieceOptions';

const STEP = 2; // pixels between the points that are looked at
const LONG = 28; // pixels: a longer tip is a thin line, which hides little of what it crosses
const THIN = 1.25; // half of the width of that line

export interface Tip {
  from: Point;
  to: Point;
}

/**
 * Return where the tip of a tag begins and ends: `ring` pixels from the middle of its city, or before the
 * first piece on the way. `half` is half of its width at the tag; at its end it is a point.
 */
export function aimTip(
  tag: Box,
  city: Point,
  ring: number,
  half: number,
  pieces: readonly Box[],
): Tip {
  const inset = Math.min(half + 4, (tag.bottom - tag.top) / 2);
  const from = {
    x: Math.max(tag.left + inset, Math.min(city.x, tag.right - inset)),
    y: Math.max(tag.top + inset, Math.min(city.y, tag.bottom - inset)),
  };
  const far = Math.hypot(city.x - from.x, city.y - from.y) || 1;
  const at = (way: number) => ({
    x: from.x + ((city.x - from.x) * way) / far,
    y: from.y + ((city.y - from.y) * way) / far,
  });
  const end = Math.max(0, far - ring);
  const isOutside = (way: number) => way === 0 || !holds(tag, at(way));
  for (let way = 0; way < end; way += STEP) {
    const wide = half * (1 - way / end) + STEP;
    if (isOutside(way) && pieces.some((piece) => holds(grow(piece, wide), at(way)))) {
      return { from, to: at(Math.max(0, way - STEP)) };
    }
  }
  return { from, to: at(end) };
}

/** Return the corners of a tip, as an SVG polygon has them: a point near the city, or a line from afar. */
export function drawTip({ from, to }: Tip, half: number): string {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [base, end] = far > LONG ? [THIN, THIN] : [half, 0];
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const corners = [
    [from.x - dy * base, from.y + dx * base],
    [to.x - dy * end, to.y + dx * end],
    [to.x + dy * end, to.y - dx * end],
    [from.x + dy * base, from.y - dx * base],
  ];
  return corners.map((corner) => corner.join(',')).join(' ');
}

function grow({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
