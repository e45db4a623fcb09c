// Where the numbers and short texts about cities stand, clear of pieces, names and each other.
import type { Obstacle } from './obstacles';
import type { Point } from './overlap';
import { placeTag, type Room, type Size } from './placeTag';

/** A number or text to be placed beside a city. */
export interface Beside extends Size {
  key: string;
  city: string;
}

const ANYWHERE = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** Return the middle of each mark, from the middle of its city: the first ones have the choice. */
export function placeMarks(
  marks: readonly Beside[],
  obstacles: readonly Obstacle[],
  room: Room,
): Map<string, Point> {
  const placed = new Map<string, Point>();
  const taken: Obstacle[] = [];
  for (const { key, city, width, height } of marks) {
    const disc = obstacles.find((one) => one.city === city && one.kind === 'disc');
    if (!disc) continue;
    const at = { x: (disc.left + disc.right) / 2, y: (disc.top + disc.bottom) / 2 };
    const reach = room.near + room.steps * room.step;
    const around = [...obstacles, ...taken].filter(
      ({ left, right, top, bottom }) =>
        left < at.x + reach + width &&
        right > at.x - reach - width &&
        top < at.y + reach + height &&
        bottom > at.y - reach - height,
    );
    const { left, top } = placeTag(at, { width, height }, ANYWHERE, around, room);
    taken.push({ kind: 'name', city, left, right: left + width, top, bottom: top + height });
    placed.set(key, { x: left + width / 2 - at.x, y: top + height / 2 - at.y });
  }
  return placed;
}
