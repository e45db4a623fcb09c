/** The review of a game along its live moves, without undone ones. */

import type { Moment } from '../game/story';
import type { Happening, ReviewPoint } from '../wire/wire';

export interface CurvePoint extends ReviewPoint {
  at: number; // index of the moment in the story
  turn: number;
  telling: readonly Happening[]; // the most important events
}

export interface TurningPoint {
  point: CurvePoint;
  before: number; // the chance before it
}

const TELLING = ['ended', 'cured', 'outbreak', 'increased', 'eradicated'];

export function curved(story: readonly Moment[], points: readonly ReviewPoint[]): CurvePoint[] {
  const bySeq = new Map(points.map((point) => [point.seq, point]));
  return story.flatMap(({ seq, turn, events }, at) => {
    const point = bySeq.get(seq);
    return point ? [{ ...point, at, turn, telling: telling(events) }] : [];
  });
}

/** Return the turning points that are more than noise: the intervals do not overlap. */
export function turned(points: readonly CurvePoint[], turning: readonly number[]): TurningPoint[] {
  return points.flatMap((point, i) => {
    const last = points[i - 1];
    if (!last || !turning.includes(point.seq)) return [];
    const apart = point.low > last.high || point.high < last.low;
    return apart ? [{ point, before: last.chance }] : [];
  });
}

function telling(events: readonly Happening[]): readonly Happening[] {
  const loud = TELLING.flatMap((kind) => events.filter(({ event }) => event === kind));
  return loud.length ? loud.slice(0, 1) : events.slice(0, 2); // up to two: the cards of a draw
}
