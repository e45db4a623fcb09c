// The positions of the cities on the map.
import { CITIES, type City } from '../../game/state/cities';
import layout from '../../../../src/fourcures/engine/picture/layout.json';

/** A city with its position; its neighbours are clockwise from the top, for the keys 1 to 6. */
export interface MapCity extends City {
  x: number;
  y: number;
}

export const WIDTH = 1600;
export const HEIGHT = 800;
/** The view box of the whole map, with room at the edges for the labels. */
export const FRAME = { x: -34, y: 6, width: 1668, height: 784 };

const places = layout as unknown as Record<string, [number, number]>;

/** Return the direction of a neighbour; a Pacific route leaves by the nearer edge. */
function computeBearing(from: string, to: string): number {
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

/** All cities. Neighbours are ordered as if the map wrapped around at the Pacific. */
export const MAP_CITIES: MapCity[] = CITIES.map((city) => ({
  ...city,
  x: places[city.id]?.[0] ?? 0,
  y: places[city.id]?.[1] ?? 0,
  neighbours: [...city.neighbours].sort(
    (a, b) => computeBearing(city.id, a) - computeBearing(city.id, b),
  ),
}));

const byId = new Map(MAP_CITIES.map((city) => [city.id, city]));

export function mapCity(id: string): MapCity {
  const city = byId.get(id);
  if (!city) throw new Error(`no city ${id}`);
  return city;
}

/** Return the neighbours roughly in a direction (radians clockwise from the top), nearest first. */
export function findNeighboursTowards(from: string, direction: number): string[] {
  const off = (to: string) => {
    const turn = Math.abs(computeBearing(from, to) - direction) % (2 * Math.PI);
    return Math.min(turn, 2 * Math.PI - turn);
  };
  return mapCity(from)
    .neighbours.filter((to) => off(to) < Math.PI / 2.4)
    .sort((a, b) => off(a) - off(b));
}
