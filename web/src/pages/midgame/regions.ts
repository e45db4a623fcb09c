/** The parts of the map that a phone shows one at a time. */

import { CITIES } from '../../game/state/cities';

const [ATLANTIC, ASIA] = [-30, 56]; // degrees of longitude

const within = (west: number, east: number) =>
  CITIES.filter(({ longitude }) => longitude >= west && longitude < east).map(({ id }) => id);

export const REGIONS = {
  west: within(-180, ATLANTIC),
  middle: within(ATLANTIC, ASIA),
  east: within(ASIA, 180),
} as const;
export type Region = keyof typeof REGIONS;
