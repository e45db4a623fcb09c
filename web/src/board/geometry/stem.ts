// The thin line from a city to a pawn that is away from it, because other pieces are between them. Pure.
import { DISC, PAWN } from './pieceOptions';
import type { Point } from './overlap';

/** How far from the middle of its city a pawn may stand without a line, at scale 1. */
const CLOSE = 22;

/** Return the line to the feet of a pawn, in pixels from the middle of its city; empty if it is close. */
export function drawStem(feet: Point, k: number): string {
  const [x, y] = [feet.x / k, feet.y / k];
  const [left, right] = [x - PAWN.width / 2, x + PAWN.width / 2];
  const [top, bottom] = [y - PAWN.height, y + PAWN.foot];
  const gapX = Math.max(left, -right, 0);
  const gapY = Math.max(top, -bottom, 0);
  const far = Math.hypot(x, y);
  if (Math.hypot(gapX, gapY) <= CLOSE || !far) return '';
  const from = (DISC / far) * k;
  return `M${x * from} ${y * from}L${feet.x} ${feet.y}`;
}
