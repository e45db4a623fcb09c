// What on the map must stay visible: the boxes of discs, cubes, pawns, stations and names.
import { CUBE, DISC, PAWN, STATION, type Box, type Placed } from './pieceOptions';

/** From the worst to cover to the least bad. */
export const KINDS = ['disc', 'cube', 'pawn', 'station', 'name'] as const;

export interface Obstacle extends Box {
  kind: (typeof KINDS)[number];
  city: string;
}

/** A city on the drawing, in pixels, with its pieces and the width of its name. */
export interface Spot {
  id: string;
  x: number;
  y: number;
  /** In font sizes. */
  width: number;
  placed: Placed;
}

/** Return the boxes of a city and its pieces; `k` is the scale of pieces, `font` the size of names. */
export function listObstacles({ id, x, y, width, placed }: Spot, k: number, font: number) {
  const box = (
    kind: Obstacle['kind'],
    left: number,
    top: number,
    wide: number,
    high: number,
  ): Obstacle => ({
    kind,
    city: id,
    left: x + left,
    right: x + left + wide,
    top: y + top,
    bottom: y + top + high,
  });
  const { cubes, pawns, station, label } = placed;
  const [wide, high] = [CUBE.front + CUBE.right, CUBE.front + CUBE.up];
  const disc = box('disc', -DISC * k, -DISC * k, 2 * DISC * k, 2 * DISC * k);
  return [
    disc,
    ...cubes.map((one) => box('cube', one.x, one.y - high * k, wide * k, high * k)),
    ...pawns.map((one) =>
      box(
        'pawn',
        one.x - (PAWN.width / 2) * k,
        one.y - PAWN.height * k,
        PAWN.width * k,
        (PAWN.height + PAWN.foot) * k,
      ),
    ),
    ...(station
      ? [
          box(
            'station',
            station.x - (STATION.width / 2) * k,
            station.y - (STATION.height / 2) * k,
            STATION.width * k,
            STATION.height * k,
          ),
        ]
      : []),
    ...(label
      ? [
          box(
            'name',
            label.x - { start: 0, middle: 0.5, end: 1 }[label.anchor] * width * font,
            label.y - font * 0.74,
            width * font,
            font * 0.94,
          ),
        ]
      : []),
  ];
}
