import { expect, it } from 'vitest';
import type { Obstacle } from './obstacles';
import { placeMarks } from './placeMarks';

const ROOM = { near: 12, step: 5, steps: 5 };
const box = (kind: Obstacle['kind'], x: number, y: number, wide: number, high: number) => ({
  ...{ kind, city: 'paris', left: x - wide / 2, right: x + wide / 2 },
  ...{ top: y - high / 2, bottom: y + high / 2 },
});
const DISC = box('disc', 300, 200, 20, 20);
const mark = (key: string) => ({ key, city: 'paris', width: 19, height: 19 });

it('stands beside its city', () => {
  const at = placeMarks([mark('one')], [DISC], ROOM).get('one');
  expect(Math.hypot(at?.x ?? 0, at?.y ?? 0)).toBeLessThan(30);
  expect(Math.max(Math.abs(at?.x ?? 0), Math.abs(at?.y ?? 0))).toBeGreaterThan(19);
});

it('keeps out of pieces and names', () => {
  const name = box('name', 340, 200, 50, 14);
  const cubes = box('cube', 300, 180, 40, 18);
  const at = placeMarks([mark('one')], [DISC, name, cubes], ROOM).get('one');
  const half = 19 / 2;
  const free = (other: Obstacle) =>
    300 + (at?.x ?? 0) + half <= other.left ||
    300 + (at?.x ?? 0) - half >= other.right ||
    200 + (at?.y ?? 0) + half <= other.top ||
    200 + (at?.y ?? 0) - half >= other.bottom;
  expect([DISC, name, cubes].every(free)).toBe(true);
});

it('keeps out of other marks', () => {
  const placed = placeMarks([mark('one'), mark('two')], [DISC], ROOM);
  const [one, two] = [placed.get('one'), placed.get('two')];
  const apart = Math.max(
    Math.abs((one?.x ?? 0) - (two?.x ?? 0)),
    Math.abs((one?.y ?? 0) - (two?.y ?? 0)),
  );
  expect(apart).toBeGreaterThanOrEqual(19);
});

it('leaves out what is not on the map', () => {
  expect(placeMarks([{ ...mark('one'), city: 'nowhere' }], [DISC], ROOM).size).toBe(0);
});
