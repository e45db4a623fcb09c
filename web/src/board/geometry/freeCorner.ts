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
const AROUND = 40; // pixels that a city takes with its name and pieces
const DISC = 12; // and without them

/** Return the corner of a map in which a box lies over the fewest of these cities. */
export function findFreeCorner(
  points: readonly { x: number; y: number }[],
  box: Size,
  map: Size,
): Corner {
  const touched = ({ vertical, horizontal }: Corner, around: number) =>
    points.filter(({ x, y }) => {
      const across = horizontal === 'left' ? x : map.width - x;
      const down = vertical === 'top' ? y : map.height - y;
      return across < box.width + around && down < box.height + around;
    }).length;
  // If no corner leaves all names free, at least the cities themselves.
  const harm = (corner: Corner) => touched(corner, AROUND) + touched(corner, DISC);
  return CORNERS.reduce((best, corner) => (harm(corner) < harm(best) ? corner : best));
}
