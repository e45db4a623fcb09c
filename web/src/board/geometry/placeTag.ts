// Where a tag about a city may lie without covering what the map shows.
import { KINDS, type Obstacle } from './obstacles';
import type { Box } from './pieceOptions';

export interface Size {
  width: number;
  height: number;
}

/** The direction from the city to its tag. */
export interface Side {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

/** A place of a tag: its corner, its side, and whom it covers, worst first. */
export interface TagPlace extends Side {
  left: number;
  top: number;
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
/** How far a tag may slide along its side that faces the city, in halves of its length. */
const SLIDES = [0, 0.4, -0.4, 0.75, -0.75];

export const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface Point {
  x: number;
  y: number;
}

/**
 * How far a tag may be from the city: first so near that it clears the disc and its ring, then ever
 * further out, past its pieces; its tip gets longer.
 */
export interface Room {
  near: number;
  step: number;
  steps: number;
  /** How much nearer a place must be for each name that it covers; without it, it covers none. */
  name?: number;
}

/** Return the box of a tag at a distance from the city. */
function lay(
  { across, down }: Side,
  { width, height }: Size,
  far: number,
  slide: number,
  city: Point,
): Box {
  const away = across && down ? far * Math.SQRT1_2 : far;
  const left = city.x + across * away - ((1 - (across || slide)) / 2) * width;
  const top = city.y + down * away - ((1 - (down || slide)) / 2) * height;
  return { left, right: left + width, top, bottom: top + height };
}

/**
 * Return the place of a tag about a city: inside the frame, covering as little as possible. A disc
 * is worse than any number of cubes, these than pawns, and so on. A much nearer place may cover a name.
 */
export function placeTag(
  city: Point,
  size: Size,
  frame: Box,
  obstacles: readonly Obstacle[],
  { near, step, steps, name = Infinity }: Room,
): TagPlace {
  let best: TagPlace = { across: 0, down: 0, left: city.x, top: city.y, covered: obstacles };
  let cheap: { place: TagPlace; price: number } | null = null;
  for (let far = near; far < near + steps * step; far += step) {
    if (cheap && cheap.price <= far) return cheap.place;
    for (const slide of SLIDES) {
      for (const side of SIDES) {
        if (slide && side.across && side.down) continue;
        const { left, right, top, bottom } = fit(lay(side, size, far, slide, city), frame);
        const covered = obstacles.filter((other) => meets({ left, right, top, bottom }, other));
        const place = { ...side, left, top, covered };
        if (!covered.length) return place;
        const price = far + name * covered.length;
        const isDear = price >= (cheap?.price ?? Infinity);
        if (!isDear && covered.every(({ kind }) => kind === 'name')) cheap = { place, price };
        if (isWorse(best, place)) best = place;
      }
    }
  }
  return cheap?.place ?? best;
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
