import { describe, expect, it } from 'vitest';
import type { Obstacle } from './obstacles';
import { placeNote } from './placeNote';
import { meets } from './overlap';

const frame = { left: 0, right: 400, top: 0, bottom: 300 };
const size = { width: 80, height: 30 };
const room = { near: 10, far: 150 };
const about = { x: 200, y: 150 };

const box = (
  kind: Obstacle['kind'],
  x: number,
  y: number,
  wide: number,
  high: number,
): Obstacle => ({
  kind,
  city: 'lima',
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});
const disc = box('disc', 200, 150, 16, 16);

describe('the place of a note', () => {
  it('is beside what the note is about, which may be covered by nothing either', () => {
    const placed = placeNote([about], size, frame, [disc], room);
    expect(placed).not.toBeNull();
    if (!placed) return;
    expect(meets(placed.box, disc)).toBe(false);
    expect(Math.hypot(placed.to.x - about.x, placed.to.y - about.y)).toBeCloseTo(room.near);
  });

  it('is where its line crosses nothing', () => {
    // A fence on three sides, thinner than the gap between fence and disc: only the right side is free.
    const fence = [
      box('name', 200, 120, 200, 4),
      box('name', 200, 180, 200, 4),
      box('name', 170, 150, 4, 64),
    ];
    const placed = placeNote([about], size, frame, [disc, ...fence], room);
    expect(placed?.box.left).toBeGreaterThan(200);
  });

  it('is inside the frame', () => {
    const corner = { x: 395, y: 5 };
    const placed = placeNote([corner], size, frame, [], room);
    expect(placed?.box.right).toBeLessThanOrEqual(frame.right);
    expect(placed?.box.top).toBeGreaterThanOrEqual(frame.top);
  });

  it('is at the point that is nearest to free room', () => {
    const walled = box('name', 200, 150, 220, 220);
    const placed = placeNote([about, { x: 350, y: 40 }], size, frame, [disc, walled], room);
    expect(placed?.to.x).toBeGreaterThan(300);
  });

  it('is null if every place covers something', () => {
    const everywhere = box('name', 200, 150, 1000, 1000);
    expect(placeNote([about], size, frame, [everywhere], room)).toBeNull();
    expect(placeNote([about], size, { ...frame, left: 360 }, [disc], room)).toBeNull();
    expect(placeNote([about], { width: 500, height: 400 }, frame, [disc], room)).toBeNull();
  });
});
