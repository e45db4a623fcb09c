// Places the names of the cities: below, above or beside their markers, without overlaps.

import { FRAME } from './geography';
import { textWidth } from './textWidth';

export interface Label {
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Named {
  id: string;
  x: number;
  y: number;
  name: string;
}

/** The size of a name on the screen in pixels, and the pixels for a unit below which there is none. */
export const FONT = 11;
export const NAMED = 0.36;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const RING = 30; // what a marker with its cubes takes
const DISC = 17;
const CLASH = 2; // what a unit of area costs that two things share

function places(name: string, size: number, scale: number): Place[] {
  const width = textWidth(name) * size;
  const gap = RING * scale;
  const make = (x: number, y: number, anchor: Label['anchor'], cost: number) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    return {
      label: { x, y, size, anchor },
      box: { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 },
      cost,
    };
  };
  const low = gap * 0.86 + size * 0.8;
  return [
    make(0, low, 'middle', 0),
    make(gap * 0.95, size * 0.35, 'start', 2),
    make(-gap * 0.95, size * 0.35, 'end', 3),
    make(gap * 0.5, low, 'start', 2.5),
    make(-gap * 0.5, low, 'end', 2.5),
    make(0, low + size * 0.5, 'middle', 6),
    make(0, -gap, 'middle', 10), // where pawns stand
    make(gap * 0.6, -gap * 0.6, 'start', 5),
    make(-gap * 0.6, -gap * 0.6, 'end', 5),
  ];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A name that runs off the map is of no use. */
const outside = ({ left, right }: Box) =>
  60 * (Math.max(0, FRAME.x - left) + Math.max(0, right - FRAME.x - FRAME.width));

const moved = (box: Box, { x, y }: Named): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** The house of a station, where City draws it. */
export const housed = ({ x, y }: { x: number; y: number }, scale: number): Box => ({
  left: x - 45 * scale,
  right: x - 21 * scale,
  top: y + 6 * scale,
  bottom: y + 29 * scale,
});

interface Place {
  label: Label;
  box: Box;
  cost: number;
}

/** Everywhere that a name could stand, and what is wrong with it apart from other names. */
function choices(
  cities: readonly Named[],
  size: number,
  scale: number,
  taken: readonly Box[],
): Place[][] {
  const around = (radius: number) =>
    cities.map((city) =>
      moved({ left: -radius, right: radius, top: -radius, bottom: radius }, city),
    );
  const weighed: [Box[], number][] = [
    [around(DISC * scale), 2],
    [around(RING * scale * 0.9), 0.05],
    [around(RING * scale + size * 0.7), 0.02], // or it seems to be that city's
  ];
  return cities.map((city, i) =>
    places(city.name, size, scale).map(({ label, box, cost }) => {
      const here = moved(box, city);
      let worth = cost + outside(here);
      for (const other of taken) worth += overlap(here, other) * CLASH;
      for (const [boxes, weight] of weighed) {
        boxes.forEach((other, j) => {
          if (i !== j) worth += overlap(here, other) * weight;
        });
      }
      return { label, box: here, cost: worth };
    }),
  );
}

/** What each name chooses when they choose in this order, a few times over; and what that costs. */
function settled(
  names: readonly Place[][],
  order: readonly number[],
): { found: Place[]; cost: number } {
  const found: Place[] = [];
  let cost = 0;
  for (let round = 0; round < 5; round += 1) {
    cost = 0;
    for (const i of order) {
      let least = Infinity;
      for (const place of names[i] ?? []) {
        let worth = place.cost;
        found.forEach((other, j) => {
          if (i !== j) worth += overlap(place.box, other.box) * CLASH;
        });
        if (worth >= least) continue;
        least = worth;
        found[i] = place;
      }
      cost += least;
    }
  }
  return { found, cost };
}

/** Return the best place for each name over several orders of choosing; none if names have no size. */
export function placeLabels(
  cities: readonly Named[],
  size: number,
  scale: number,
  taken: readonly Box[],
): Map<string, Label> {
  if (!size) return new Map();
  const names = choices(cities, size, scale, taken);
  const order = [...cities.keys()];
  const by = (value: (city: Named) => number) =>
    order.toSorted((a, b) => value(cities[a] as Named) - value(cities[b] as Named));
  const orders = [order, by(({ x }) => x), by(({ x }) => -x), by(({ y }) => y), by(({ y }) => -y)];
  const tried = orders.map((one) => settled(names, one));
  const best = tried.reduce((a, b) => (b.cost < a.cost ? b : a));
  return new Map(best.found.map(({ label }, i) => [cities[i]?.id ?? '', label]));
}
