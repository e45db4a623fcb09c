/** The points of a curve of ratings. */

export interface CurvePoint {
  x: number;
  y: number;
}

const LEAST = 60; // points of rating that the height shows at least, so that noise stays small

/** Return the points of a curve in a box; the highest rating is at its top. */
export function drawCurve(ratings: readonly number[], wide: number, high: number): CurvePoint[] {
  const top = Math.max(...ratings);
  const range = Math.max(LEAST, top - Math.min(...ratings));
  const step = wide / Math.max(1, ratings.length - 1);
  return ratings.map((rating, at) => ({
    x: Math.round(at * step),
    y: Math.round(((top - rating) / range) * high),
  }));
}
