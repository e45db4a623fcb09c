// The routes between cities: straight inside the map, in two dashed halves across the Pacific.
import { MAP_CITIES, HEIGHT, WIDTH, mapCity, crossesPacific } from './geography';

export interface Line {
  from: string;
  to: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Half a Pacific route: from a city to the edge, where a label names the city beyond. */
export interface Half extends Line {
  edge: 'west' | 'east';
}

const pairs = MAP_CITIES.flatMap((from) =>
  from.neighbours.filter((to) => from.id < to).map((to) => [from.id, to] as const),
);

export const LINES: Line[] = pairs
  .filter(([a, b]) => !crossesPacific(a, b))
  .map(([a, b]) => ({
    from: a,
    to: b,
    x1: mapCity(a).x,
    y1: mapCity(a).y,
    x2: mapCity(b).x,
    y2: mapCity(b).y,
  }));

export const HALVES: Half[] = pairs
  .filter(([a, b]) => crossesPacific(a, b))
  .flatMap(([a, b]) => [makeHalf(a, b), makeHalf(b, a)]);

function makeHalf(from: string, to: string): Half {
  const [start, end] = [mapCity(from), mapCity(to)];
  const west = start.x < end.x;
  const x2 = west ? 0 : WIDTH;
  // The slope towards the other city, as if the map continued beyond the edge.
  const beyond = west ? end.x - WIDTH : end.x + WIDTH;
  const y2 = start.y + ((end.y - start.y) * (x2 - start.x)) / (beyond - start.x);
  const bounded = Math.min(HEIGHT - 30, Math.max(30, y2));
  return { from, to, x1: start.x, y1: start.y, x2, y2: bounded, edge: west ? 'west' : 'east' };
}

/** Return a line on a map that is stretched vertically by a factor. */
export function stretch<Any extends Line>(line: Any, tall: number): Any {
  return { ...line, y1: line.y1 * tall, y2: line.y2 * tall };
}

/** Return the lines along a route of cities, without duplicates. */
export function splitRoute(route: readonly string[], tall: number): Line[] {
  return route.slice(1).flatMap((to, i) => {
    const from = route[i] ?? to;
    if (crossesPacific(from, to)) {
      return HALVES.filter(
        (half) => (half.from === from && half.to === to) || (half.from === to && half.to === from),
      ).map((half) => stretch(half, tall));
    }
    const [a, b] = [mapCity(from), mapCity(to)];
    return [stretch({ from, to, x1: a.x, y1: a.y, x2: b.x, y2: b.y }, tall)];
  });
}

/** Return a line moved sideways, so that two turns along the same way are both seen. */
export function shiftAside<Any extends Line>(line: Any, by: number): Any {
  const [dx, dy] = [line.x2 - line.x1, line.y2 - line.y1];
  const long = Math.hypot(dx, dy) || 1;
  const [x, y] = [(-dy / long) * by, (dx / long) * by];
  return { ...line, x1: line.x1 + x, y1: line.y1 + y, x2: line.x2 + x, y2: line.y2 + y };
}
