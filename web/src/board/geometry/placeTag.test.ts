import { describe, expect, it } from 'vitest';
import type { Obstacle } from './obstacles';
import { placeTag } from './placeTag';

const CITY = { x: 500, y: 300 };
const SIZE = { width: 180, height: 100 };
const FRAME = { left: 0, right: 1000, top: 0, bottom: 600 };
const ROOM = { near: 16, step: 12, steps: 12 };

const lies = (kind: Obstacle['kind'], x: number, y: number, half = 8): Obstacle => ({
  kind,
  city: 'paris',
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const placed = (obstacles: Obstacle[], city = CITY) => placeTag(city, SIZE, FRAME, obstacles, ROOM);

describe('placeTag', () => {
  it('lies above a city with nothing around', () => {
    const { across, down, left, top, covered } = placed([lies('disc', 500, 300)]);
    expect([across, down]).toEqual([0, -1]);
    expect([left, top]).toEqual([410, 184]);
    expect(covered).toEqual([]);
  });

  it('moves away from the pieces of its city if no nearer place is free', () => {
    const pieces = [-40, 0, 40].map((x) => lies('cube', 500 + x, 280));
    const below = {
      kind: 'name',
      city: 'rome',
      left: 0,
      right: 1000,
      top: 292,
      bottom: 320,
    } as const;
    const tag = placed([...pieces, below]);
    expect([tag.across, tag.down, tag.top]).toEqual([0, -1, 172]);
    expect(tag.covered).toEqual([]);
  });

  it('takes another side where something is in the way', () => {
    const above: Obstacle = {
      kind: 'disc',
      city: 'rome',
      left: 0,
      right: 1000,
      top: 0,
      bottom: 249,
    };
    const { across, down, covered } = placed([above]);
    expect([across, down]).toEqual([1, 0]);
    expect(covered).toEqual([]);
  });

  it('prefers a place whose tip crosses nothing, if that is not much further', () => {
    const wall = { ...lies('cube', 500, 270), left: 0, right: 1000 };
    const above = [
      { ...wall, top: 270, bottom: 280 },
      { ...wall, top: 300, bottom: 330 },
    ];
    const tight = placeTag(CITY, { width: 40, height: 200 }, FRAME, above, ROOM);
    expect(tight.down).toBe(-1);
    const low = [
      { ...wall, top: 270, bottom: 280 },
      { ...wall, top: 390, bottom: 410 },
    ];
    const free = placeTag(CITY, { width: 180, height: 60 }, FRAME, low, { ...ROOM, detour: 60 });
    expect(free.down).toBe(1);
  });

  it('stays on the map', () => {
    const { left, top } = placed([], { x: 995, y: 5 });
    expect(left).toBeLessThanOrEqual(FRAME.right - SIZE.width);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['name', 'station'],
    ['station', 'pawn'],
    ['pawn', 'cube'],
    ['cube', 'disc'],
  ] as const)('covers a %s rather than a %s', (less, more) => {
    const walls: Obstacle[] = [
      { kind: more, city: 'milan', left: 0, right: 1000, top: 0, bottom: 299 },
      { kind: less, city: 'cairo', left: 0, right: 1000, top: 299, bottom: 600 },
    ];
    const tag = placed(walls);
    expect(tag.down).toBe(1);
    expect(tag.covered.map(({ kind }) => kind)).toEqual([less]);
  });

  it('says what it covers, worst first', () => {
    const crowd = Array.from({ length: 40 }, (_, i) =>
      lies(i % 2 ? 'name' : 'disc', (i % 8) * 140, Math.floor(i / 8) * 150, 60),
    );
    const { covered } = placed(crowd);
    expect(covered.length).toBeGreaterThan(0);
    const kinds = covered.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort());
  });
});
