// The shape of each disease, centred at (0, 0): colour is never the only distinction.
import type { Disease } from '../../game/state/cities';

export const SHAPES: Record<Disease, string> = {
  blue: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z',
  yellow: 'M0-7L7 5.5H-7Z',
  black: 'M-5.5-5.5H5.5V5.5H-5.5Z',
  red: 'M0-7.5L7 0L0 7.5L-7 0Z',
};

/** An outbreak, as a star with eight rays. */
export const BURST =
  'M0-11l2 7 6-4-3 6.5 7 1.5-7 1.5 3 6.5-6-4-2 7-2-7-6 4 3-6.5-7-1.5 7-1.5-3-6.5 6 4z';

/** The front of a cube, and its depth to the right and upwards. */
export const CUBE = { front: 13.3, right: 4.75, up: 3.95 };

/** The quarter of the ring for each disease's cubes: the angle of its middle, from the east. */
export const QUARTERS: Record<Disease, number> = {
  blue: (-3 * Math.PI) / 4,
  yellow: -Math.PI / 4,
  black: (3 * Math.PI) / 4,
  red: Math.PI / 4,
};
