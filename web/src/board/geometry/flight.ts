// The arc of a flight on the map.
export interface Point {
  x: number;
  y: number;
}

/** Return the path of a flight, bent upwards by a fifth of its length. */
export function drawFlight(from: Point, to: Point): string {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) / 5;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - 2 * rise];
  const round = (value: number) => Number(value.toFixed(1));
  return `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}
