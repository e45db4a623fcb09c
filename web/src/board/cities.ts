// The cities of the board, from the engine's own list, with their places on the map.
import facts from '../../../src/fourcures/engine/rules/cities.json';
import layout from './layout.json';

export const DISEASES = ['blue', 'yellow', 'black', 'red'] as const;
export type Disease = (typeof DISEASES)[number];

export interface City {
  id: string;
  disease: Disease;
  x: number;
  y: number;
  /** Clockwise from the top, the Pacific taken as one ocean: the keys 1 to 6. */
  neighbours: string[];
}

export const WIDTH = 1600;
export const HEIGHT = 800;
/** What is seen of the map when all of it is: with room at the edges for what lies beyond them. */
export const FRAME = { x: -62, y: -4, width: 1752, height: 804 };

const places = layout as unknown as Record<string, [number, number]>;

/** Where a neighbour seems to be, seen from a city: a Pacific line leaves by the nearer edge. */
function bearing(from: string, to: string): number {
  const [x, y] = places[from] ?? [0, 0];
  let [tx] = places[to] ?? [0, 0];
  const [, ty] = places[to] ?? [0, 0];
  if (crossesPacific(from, to)) tx += x < tx ? -WIDTH - 200 : WIDTH + 200;
  return (Math.atan2(tx - x, y - ty) + 2 * Math.PI) % (2 * Math.PI);
}

/** Whether the line between two cities runs off both edges of the map. */
export function crossesPacific(from: string, to: string): boolean {
  return Math.abs((places[from]?.[0] ?? 0) - (places[to]?.[0] ?? 0)) > WIDTH * 0.7;
}

export const CITIES: City[] = facts.map(({ id, color, neighbors }) => ({
  id,
  disease: color as Disease,
  x: places[id]?.[0] ?? 0,
  y: places[id]?.[1] ?? 0,
  neighbours: [...neighbors].sort((a, b) => bearing(id, a) - bearing(id, b)),
}));

const byId = new Map(CITIES.map((city) => [city.id, city]));

export function isCity(id: string): boolean {
  return byId.has(id);
}

export function city(id: string): City {
  const found = byId.get(id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
}

/** The neighbours that lie roughly in a direction (radians clockwise from the top), nearest first. */
export function neighboursTowards(from: string, direction: number): string[] {
  const off = (to: string) => {
    const turn = Math.abs(bearing(from, to) - direction) % (2 * Math.PI);
    return Math.min(turn, 2 * Math.PI - turn);
  };
  return city(from)
    .neighbours.filter((to) => off(to) < Math.PI / 2.4)
    .sort((a, b) => off(a) - off(b));
}
