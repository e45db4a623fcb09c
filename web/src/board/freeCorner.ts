// Where something may lie over the map without covering what it is about.

export interface Size {
  width: number;
  height: number;
}

export interface Corner {
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'right';
}

/** The corners of the map, the usual one first. */
const CORNERS: readonly Corner[] = [
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
];
const AROUND = 40; // pixels that a city takes with its name and pieces, and the box leaves free

/** Return the corner of a map in which a box lies over the fewest of these points. */
export function freeCorner(
  points: readonly { x: number; y: number }[],
  box: Size,
  map: Size,
): Corner {
  const covered = ({ vertical, horizontal }: Corner) =>
    points.filter(({ x, y }) => {
      const across = horizontal === 'left' ? x : map.width - x;
      const down = vertical === 'top' ? y : map.height - y;
      return across < box.width + AROUND && down < box.height + AROUND;
    }).length;
  return CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}
