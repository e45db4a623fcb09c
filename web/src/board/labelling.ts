// Where the names of the cities stand: below, above or beside their markers, out of each other's way.

import { FRAME } from './cities';

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

function places(name: string, size: number, scale: number): { label: Label; box: Box; cost: number }[] {
  const width = name.length * size * 0.56;
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
    make(0, -gap, 'middle', 5),
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
  3 * (Math.max(0, FRAME.x - left) + Math.max(0, right - FRAME.x - FRAME.width));

const moved = (box: Box, { x, y }: Named): Box => ({
  left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y,
});

/** The best place for each name, found in a few rounds; none if the names have no size. */
export function placed(
  cities: readonly Named[], size: number, scale: number, taken: readonly Box[],
): Map<string, Label> {
  const labels = new Map<string, Label>();
  if (!size) return labels;
  const reach = (radius: number) => ({ left: -radius, right: radius, top: -radius, bottom: radius });
  const discs = cities.map((city) => moved(reach(DISC * scale), city));
  const rings = cities.map((city) => moved(reach(RING * scale * 0.9), city));
  const boxes: (Box | null)[] = cities.map(() => null);
  for (let round = 0; round < 4; round += 1) {
    cities.forEach((city, i) => {
      let least = Infinity;
      for (const { label, box, cost } of places(city.name, size, scale)) {
        const here = moved(box, city);
        let worth = cost + outside(here);
        for (const box of taken) worth += overlap(here, box) * 0.3;
        cities.forEach((_, j) => {
          if (i === j) return;
          const [disc, ring, other] = [discs[j], rings[j], boxes[j]];
          if (disc) worth += overlap(here, disc) * 0.25;
          if (ring) worth += overlap(here, ring) * 0.1;
          if (other) worth += overlap(here, other) * 0.2;
        });
        if (worth < least) {
          least = worth;
          boxes[i] = here;
          labels.set(city.id, label);
        }
      }
    });
  }
  return labels;
}
