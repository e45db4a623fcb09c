/** Where the guide's bubble goes: near what it speaks of, and over nothing that is needed. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Side = 'left' | 'right' | 'above' | 'below';
export interface Place {
  left: number;
  top: number;
  /** The side of the target on which the bubble is; null where it does not point at it. */
  side: Side | null;
  /** Where the bubble points from, along the edge that faces the target. */
  tail: number;
}

const GAP = 20; // between the target and the bubble
const MARGIN = 8; // to the edges of the screen
const TAIL = 18; // from a corner of the bubble to its tail
const COVERED = 4; // what a covered pixel weighs against a pixel of distance

const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** The area that two boxes share. */
export function measureOverlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The smallest box around all of them; null around nothing. */
export function enclose(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/**
 * Return the best place on the screen: `keepClear` are the boxes that should stay visible, `others` what is
 * lit besides the target. Where the bubble finds no room at the target, it is at one of those.
 */
export function placeBubble(
  target: Box | null,
  { width, height }: Size,
  screen: Size,
  keepClear: readonly Box[],
  others: readonly Box[] = [],
): Place {
  const right = screen.width - width - MARGIN;
  const bottom = screen.height - height - MARGIN;
  const inside = (left: number, top: number, side: Side | null) => ({
    left: clamp(left, MARGIN, right),
    top: clamp(top, MARGIN, bottom),
    side,
  });
  const candidates = [
    inside(right, bottom, null),
    inside(right, MARGIN, null),
    inside(MARGIN, bottom, null),
    inside(MARGIN, MARGIN, null),
  ];
  const beside = (box: Box, points: boolean) => {
    const { x, y } = middle(box);
    const [after, under] = [box.left + box.width + GAP, box.top + box.height + GAP];
    for (const share of [0.5, 0.2, 0.8, 0, 1]) {
      candidates.push(
        inside(after, y - height * share, points ? 'right' : null),
        inside(box.left - GAP - width, y - height * share, points ? 'left' : null),
        inside(x - width * share, under, points ? 'below' : null),
        inside(x - width * share, box.top - GAP - height, points ? 'above' : null),
      );
    }
  };
  if (target) beside(target, true);
  for (const other of others) beside(other, false);
  const cost = (candidate: { left: number; top: number }) => {
    const box = { ...candidate, width, height };
    const covers = keepClear.reduce((sum, kept) => sum + measureOverlap(box, kept), 0);
    if (!target) return covers;
    const [a, b] = [middle(box), middle(target)];
    const onTarget = measureOverlap(box, target) ? screen.width * screen.height : 0;
    return COVERED * (covers + onTarget) + Math.hypot(a.x - b.x, a.y - b.y);
  };
  const costs = candidates.map(cost);
  const best = candidates[costs.indexOf(Math.min(...costs))]!;
  const { x, y } = target ? middle(target) : { x: 0, y: 0 };
  const level = best.side === 'left' || best.side === 'right';
  const tail = level
    ? clamp(y - best.top, TAIL, height - TAIL)
    : clamp(x - best.left, TAIL, width - TAIL);
  return { ...best, tail };
}
