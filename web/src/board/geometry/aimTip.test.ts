import { describe, expect, it } from 'vitest';
import { aimTip, drawTip } from './aimTip';

const TAG = { left: 0, right: 100, top: 0, bottom: 40 };
const CITY = { x: 50, y: 140 };
const [RING, HALF] = [15, 5];
const piece = (top: number) => ({ left: 40, right: 60, top, bottom: top + 10 });

describe('the tip of a tag', () => {
  it('ends at the ring of its city', () => {
    const { from, to } = aimTip(TAG, CITY, RING, HALF, []);
    expect(from).toEqual({ x: 50, y: 31 });
    expect(to).toEqual({ x: 50, y: 125 });
  });

  it('ends before a piece of its city', () => {
    const { to } = aimTip(TAG, CITY, RING, HALF, [piece(100)]);
    expect(to.x).toBe(50);
    expect(to.y).toBeLessThan(100);
    expect(to.y).toBeGreaterThan(90);
  });

  it('does not leave a tag that lies beside a piece', () => {
    const { to } = aimTip(TAG, CITY, RING, HALF, [piece(43)]);
    expect(to.y).toBeLessThanOrEqual(TAG.bottom);
  });

  it('narrows towards a city that is close', () => {
    const tip = { from: { x: 50, y: 30 }, to: { x: 50, y: 50 } };
    expect(drawTip(tip, HALF)).toBe('45,30 50,50 50,50 55,30');
  });

  it('is a thin line to a city that is far away', () => {
    const tip = { from: { x: 50, y: 30 }, to: { x: 50, y: 90 } };
    expect(drawTip(tip, HALF)).toBe('48.75,30 48.75,90 51.25,90 51.25,30');
  });
});
