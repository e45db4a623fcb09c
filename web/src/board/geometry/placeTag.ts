// Where a tag about a city may lie without covering what the map shows.
import { KINDS, type Obstacle } from './obstacles';
import type { Box } from './pieceOptions';
import { findNearest, meets, passes, type Point } from './overlap';

export interface Size {
  width: number;
  height: number;
}

/** The direction from the city to its tag. */
export interface Side {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

/** A place of a tag: its corner, its side, its price, and whom it covers, worst first. */
export interface TagPlace extends Side {
  left: number;
  top: number;
  /** How far from the city it is; more if its tip crosses something. */
  price: number;
  covered: readonly Obstacle[];
}

/** The eight places, the usual one first. */
const SIDES: readonly Side[] = [
  { across: 0, down: -1 },
  { across: 1, down: -1 },
  { across: -1, down: -1 },
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 0, down: 1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
];
/** How far a tag may slide along its side that faces the city, in halves of its length: the middle first. */
const SLIDES = Array.from({ length: 21 }, (_, i) => (Math.ceil(i / 2) / 10) * (i % 2 ? 1 : -1));

/**
 * How far a tag may be from the city: first so near that it clears the disc and its ring, then ever
 * further out, past its pieces; its tip gets longer.
 */
export interface Room {
  near: number;
  step: number;
  steps: number;
  /** How much further a place may be whose tip crosses no piece. */
  detour?: number;
}

/** Return the box of a tag at a distance from the city; at a corner it slides around the city. */
function lay(
  { across, down }: Side,
  { width, height }: Size,
  far: number,
  slide: number,
  city: Point,
): Box {
  const angle = ((1 + slide) * Math.PI) / 4;
  const [away, out] = across && down ? [Math.cos(angle), Math.sin(angle)] : [1, 1];
  const left = city.x + across * far * away - ((1 - (across || slide)) / 2) * width;
  const top = city.y + down * far * out - ((1 - (down || slide)) / 2) * height;
  return { left, right: left + width, top, bottom: top + height };
}

/**
 * Return the place of a tag about a city: inside the frame, covering as little as possible. A disc
 * is worse than any number of cubes, these than pawns, and so on.
 */
export function placeTag(
  city: Point,
  size: Size,
  frame: Box,
  obstacles: readonly Obstacle[],
  { near, step, steps, detour = 0 }: Room,
): TagPlace {
  const nowhere = { across: 0, down: 0, left: city.x, top: city.y, price: Infinity } as const;
  let best: TagPlace = { ...nowhere, covered: obstacles };
  const most = near + steps * step;
  const around = grow(city, size, most);
  const others = obstacles.filter((one) => meets(one, around));
  let free: TagPlace | null = null;
  for (let far = near; far < most; far += step) {
    if (free && free.price <= far) return free;
    for (const slide of SLIDES) {
      for (const side of SIDES) {
        const box = fit(lay(side, size, far, slide, city), frame);
        const covered = others.filter((other) => meets(box, other));
        const { left, top } = box;
        const isFree = !covered.length;
        const crosses = isFree && detour > 0 && crossesPiece(box, city, near, others);
        const price = crosses ? far + detour : far;
        const place: TagPlace = { ...side, left, top, price, covered };
        if (isFree && !crosses) return place;
        if (isFree) {
          if (price < (free?.price ?? Infinity)) free = place;
        } else if (!free && isWorse(best, place)) best = place;
      }
    }
  }
  return free ?? best;
}

/** Whether the tip of a tag, which ends near its city, crosses a piece or a name. */
function crossesPiece(
  box: Box,
  city: Point,
  near: number,
  obstacles: readonly Obstacle[],
): boolean {
  const from = findNearest(box, city);
  const far = Math.hypot(from.x - city.x, from.y - city.y) || 1;
  const part = Math.min(1, near / far);
  const to = { x: city.x + (from.x - city.x) * part, y: city.y + (from.y - city.y) * part };
  return obstacles.some((one) => passes({ from, to }, one));
}

/** Return where a tag about a city can reach, with what pushes it back into the frame. */
function grow({ x, y }: Point, { width, height }: Size, far: number): Box {
  const [wide, high] = [2 * width + far, 2 * height + far];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

/** Return a box moved into the frame. */
function fit(box: Box, frame: Box): Box {
  const dx = Math.max(frame.left - box.left, Math.min(0, frame.right - box.right));
  const dy = Math.max(frame.top - box.top, Math.min(0, frame.bottom - box.bottom));
  return {
    left: box.left + dx,
    right: box.right + dx,
    top: box.top + dy,
    bottom: box.bottom + dy,
  };
}

/** Whether a place covers more than another one, the worst kind first. */
function isWorse({ covered: one }: TagPlace, { covered: other }: TagPlace): boolean {
  for (const kind of KINDS) {
    const [more, less] = [one, other].map((all) => all.filter((each) => each.kind === kind).length);
    if (more !== less) return (more ?? 0) > (less ?? 0);
  }
  return false;
}
