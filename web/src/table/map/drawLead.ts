// A dotted line from the dock up to a city, past the discs and names between them. Pure.

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SAMPLES = 40;
const CLEARANCE = 5; // pixels around what the line must not touch
/** Where the line may arrive, in degrees from straight below, the plainest first. */
const ANGLES = [20, -20, 0, 45, -45, 70, -70, 100, -100];
/** How far its middle bends to a side, in parts of its length. */
const BENDS = [0, 0.18, -0.18, 0.36, -0.36, 0.54, -0.54];
/** How long it keeps the direction in which it arrives, in parts of its length. */
const LEADS = [0.38, 0.2, 0.6];

interface Curve {
  from: Point;
  over: [Point, Point];
  to: Point;
}

/** Return the path from a point to the edge of a circle around a city, around as many obstacles as possible. */
export function drawLead(
  from: Point,
  city: Point,
  radius: number,
  obstacles: readonly Box[],
): string {
  const curves = ANGLES.flatMap((angle) =>
    LEADS.flatMap((lead) =>
      BENDS.map((bend) => makeCurve(from, city, radius, { angle, bend, lead })),
    ),
  );
  const hits = curves.map((curve) => countHits(curve, obstacles));
  const best = curves[hits.indexOf(Math.min(...hits))] as Curve;
  return formatCurve(best);
}

interface Shape {
  angle: number;
  bend: number;
  lead: number;
}

function makeCurve(from: Point, city: Point, radius: number, { angle, bend, lead }: Shape): Curve {
  const turned = (angle * Math.PI) / 180;
  const to = { x: city.x + Math.sin(turned) * radius, y: city.y + Math.cos(turned) * radius };
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const near = long * lead;
  return {
    from,
    over: [
      { x: from.x + bend * long, y: from.y - long * 0.45 },
      { x: to.x + Math.sin(turned) * near, y: to.y + Math.cos(turned) * near },
    ],
    to,
  };
}

function pointAt({ from, over: [a, b], to }: Curve, part: number): Point {
  const rest = 1 - part;
  const mix = (axis: 'x' | 'y') =>
    rest ** 3 * from[axis] +
    3 * rest * rest * part * a[axis] +
    3 * rest * part * part * b[axis] +
    part ** 3 * to[axis];
  return { x: mix('x'), y: mix('y') };
}

function countHits(curve: Curve, obstacles: readonly Box[]): number {
  let hits = 0;
  for (let i = 0; i <= SAMPLES; i += 1) {
    const { x, y } = pointAt(curve, i / SAMPLES);
    const isHit = obstacles.some(
      ({ left, top, right, bottom }) =>
        x > left - CLEARANCE &&
        x < right + CLEARANCE &&
        y > top - CLEARANCE &&
        y < bottom + CLEARANCE,
    );
    if (isHit) hits += 1;
  }
  return hits;
}

function formatCurve({ from, over: [a, b], to }: Curve): string {
  const text = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${text(from)}C${text(a)} ${text(b)} ${text(to)}`;
}
