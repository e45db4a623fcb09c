import { expect, it } from 'vitest';
import { enclose, measureOverlap, placeBubble, type Box } from './placeBubble';

const SCREEN = { width: 1440, height: 900 };
const BUBBLE = { width: 380, height: 180 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const put = (target: Box | null, keepClear: Box[] = []) => {
  const place = placeBubble(target, BUBBLE, SCREEN, keepClear);
  return { ...place, ...BUBBLE };
};

it('puts the bubble beside its target, and points at it', () => {
  const chicago = box(200, 200, 60, 60);
  const place = put(chicago);
  expect(measureOverlap(place, chicago)).toBe(0);
  expect(place.side).not.toBeNull();
  if (place.side === 'right') expect(place.top + place.tail).toBeCloseTo(230);
});

it.each([
  ['the top left corner', box(0, 0, 300, 50)],
  ['the bottom right corner', box(1300, 840, 140, 60)],
  ['the middle', box(700, 420, 40, 40)],
  ['a wide header', box(0, 0, 1440, 56)],
  ['a tall panel', box(1100, 60, 340, 840)],
])('covers neither its target nor the edge: %s', (_, target) => {
  const place = put(target);
  expect(measureOverlap(place, target)).toBe(0);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + place.width).toBeLessThanOrEqual(SCREEN.width);
  expect(place.top + place.height).toBeLessThanOrEqual(SCREEN.height);
});

it('keeps clear of the log and the chooser where it can', () => {
  const draw = box(900, 700, 180, 50);
  const kept = [box(1110, 500, 320, 390), box(1110, 60, 320, 430), box(560, 640, 330, 110)];
  const place = put(draw, kept);
  for (const one of kept) expect(measureOverlap(place, one)).toBe(0);
});

it('is beside what else is lit where there is no room at the target', () => {
  const [key, paris] = [box(335, 73, 57, 40), box(404, 134, 74, 78)];
  const menu = [box(293, 78, 95, 55), box(60, 20, 700, 60)];
  const size = { width: 400, height: 155 };
  const place = placeBubble(key, size, SCREEN, [paris, ...menu], [paris]);
  const at = { ...size, left: place.left, top: place.top };
  for (const one of [key, paris, ...menu]) expect(measureOverlap(at, one)).toBe(0);
  expect(place.left - (paris.left + paris.width)).toBeLessThanOrEqual(24);
  expect(place.side).toBeNull();
});

it('rests in a corner without a target', () => {
  expect(put(null).side).toBeNull();
  const log = box(1040, 600, 400, 300);
  expect(measureOverlap(put(null, [log]), log)).toBe(0);
});

it('finds the box around several', () => {
  expect(enclose([])).toBeNull();
  expect(enclose([box(10, 10, 10, 10), box(40, 0, 10, 30)])).toEqual(box(10, 0, 40, 30));
});
