import { beforeEach, expect, it } from 'vitest';
import { cityName } from '../../lib/text/text';
import { placeEdgeLabels } from './edgeLabels';
import { FRAME } from './geography';
import { HALVES } from './cityRoutes';

let tags: ReturnType<typeof placeEdgeLabels>;

beforeEach(() => {
  tags = placeEdgeLabels(HALVES, cityName, 1, 1); // only after the setup has loaded the names
});

it('names the city beyond the edge, with an arrow towards it', () => {
  const texts = tags.map(({ text }) => text);
  expect(texts).toContain('‹ Tokyo');
  expect(texts).toContain('San Francisco ›');
});

it('keeps tags on the map and apart from each other', () => {
  for (const one of tags) {
    expect(one.left).toBeGreaterThanOrEqual(FRAME.x);
    expect(one.right).toBeLessThanOrEqual(FRAME.x + FRAME.width);
    expect(one.half.y2).toBeCloseTo((one.top + one.bottom) / 2);
    for (const other of tags.filter((two) => two !== one && two.half.edge === one.half.edge)) {
      expect(one.bottom <= other.top || other.bottom <= one.top).toBe(true);
    }
  }
});

it('keeps out of the names of cities', () => {
  const [tag] = tags;
  if (!tag) throw new Error('no line crosses the Pacific');
  const [moved] = placeEdgeLabels(HALVES, cityName, 1, 1, [tag]);
  expect(moved && (moved.bottom <= tag.top || moved.top >= tag.bottom)).toBe(true);
});

it('writes larger on a smaller map', () => {
  const [small] = placeEdgeLabels(HALVES, cityName, 2, 1);
  expect(small?.size).toBe(25);
  expect(tags[0]?.size).toBe(12.5);
});

it('takes the place of its line where no place is free', () => {
  const [half] = HALVES;
  if (!half) throw new Error('no line crosses the Pacific');
  const crowd = Array.from({ length: 100 }, () => half);
  const last = placeEdgeLabels(crowd, cityName, 1, 1).at(-1);
  expect(last?.half.y2).toBeCloseTo(half.y2);
});
