// The labels at the edges of the map, with the cities at the other end of Pacific routes.
import { MAP_CITIES, FRAME } from './geography';
import type { Box } from './pieceOptions';
import type { Half } from './cityRoutes';
import { measureText } from './textWidth';

export interface EdgeLabel extends Box {
  half: Half;
  text: string;
  size: number;
}

const MARKER = 18; // the radius of a city
const FONT = 12.5;
const ROUND = 0.85; // half the height of a label, in font sizes

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Place every label as close to its line's end as cities, their names and other labels allow. */
export function placeEdgeLabels(
  halves: readonly Half[],
  name: (city: string) => string,
  scale: number,
  tall: number,
  names: readonly Box[] = [],
): EdgeLabel[] {
  const size = FONT * scale;
  const around = MARKER * scale;
  const named = around + size * 0.6; // with its cubes
  const taken: Box[] = MAP_CITIES.map(({ x, y }) => ({
    left: x - around,
    right: x + around,
    top: y * tall - named,
    bottom: y * tall + named,
  }));
  taken.push(...names);
  return halves.map((half) => {
    const west = half.edge === 'west';
    const text = west ? `‹ ${name(half.to)}` : `${name(half.to)} ›`;
    const width = (measureText(text) + 1) * size;
    const left = west ? FRAME.x + 4 : FRAME.x + FRAME.width - 4 - width;
    const at = (y: number): Box => ({
      left,
      right: left + width,
      top: y - size * ROUND,
      bottom: y + size * ROUND,
    });
    const box = [0, ...Array.from({ length: 40 }, (_, i) => i + 1)]
      .flatMap((step) => [half.y2 + (step * size) / 3, half.y2 - (step * size) / 3])
      .map(at)
      .find((box) => !taken.some((other) => meets(box, other)));
    const label = box ?? at(half.y2);
    taken.push(label);
    return { ...label, half: { ...half, y2: (label.top + label.bottom) / 2 }, text, size };
  });
}
