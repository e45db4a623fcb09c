// The tags that name the cities beyond the edges of the map, where Pacific lines leave it.
import { CITIES, FRAME } from './cities';
import type { Box } from './placeLabels';
import { breadth } from './textWidth';
import type { Half } from './routes';

export interface Tag extends Box {
  half: Half;
  text: string;
  size: number;
}

const MARKER = 36; // what a city with its cubes takes around its middle
const ROUND = 0.85; // half the height of a tag, in sizes of its letters

/** The size of letters on tags, in units of the map. */
const lettered = (unit: number) => Math.max(14, 10 / unit);

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Every tag as near to where its line meets the edge as cities and other tags allow. */
export function tagged(
  halves: readonly Half[],
  name: (city: string) => string,
  unit: number,
  scale: number,
  tall: number,
): Tag[] {
  const size = lettered(unit);
  const around = MARKER * scale;
  const named = around + size; // with its name above or below it
  const taken: Box[] = CITIES.map(({ x, y }) => ({
    left: x - around,
    right: x + around,
    top: y * tall - named,
    bottom: y * tall + named,
  }));
  return halves.map((half) => {
    const west = half.edge === 'west';
    const text = west ? `← ${name(half.to)}` : `${name(half.to)} →`;
    const width = (breadth(text) + 1) * size;
    const left = west ? FRAME.x + 5 : FRAME.x + FRAME.width - 5 - width;
    const at = (y: number): Box => ({
      left,
      right: left + width,
      top: y - size * ROUND,
      bottom: y + size * ROUND,
    });
    const box = [0, ...Array.from({ length: 40 }, (_, i) => i + 1)]
      .flatMap((step) => [half.y2 + (step * size) / 3, half.y2 - (step * size) / 3])
      .map(at)
      .find((one) => !taken.some((other) => meets(one, other)));
    const found = box ?? at(half.y2);
    taken.push(found);
    return { ...found, half: { ...half, y2: (found.top + found.bottom) / 2 }, text, size };
  });
}
