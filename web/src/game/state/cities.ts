// The cities of the game, from the engine's list.
import facts from '../../../../src/fourcures/engine/rules/cities.json';
import { DISEASES } from '../../wire/wire';

export { DISEASES };
export type Disease = (typeof DISEASES)[number];

export interface City {
  id: string;
  disease: Disease;
  neighbours: string[];
  /** Degrees; south and west are negative. */
  latitude: number;
  longitude: number;
}

export const CITIES: City[] = facts.map(({ id, color, neighbors, lat, lon }) => ({
  id,
  disease: color as Disease,
  neighbours: neighbors,
  latitude: lat,
  longitude: lon,
}));

const byId = new Map(CITIES.map((city) => [city.id, city]));

export function isCity(id: string): boolean {
  return byId.has(id);
}

export function city(id: string): City {
  const city = byId.get(id);
  if (!city) throw new Error(`no city ${id}`);
  return city;
}
