import { describe, expect, it } from 'vitest';
import { FRAME, MAP_CITIES, crossesPacific, mapCity, findNeighboursTowards } from './geography';

it('places all cities within the frame', () => {
  expect(MAP_CITIES).toHaveLength(48);
  for (const { x, y } of MAP_CITIES) {
    expect(x).toBeGreaterThan(FRAME.x);
    expect(x).toBeLessThan(FRAME.x + FRAME.width);
    expect(y).toBeGreaterThan(FRAME.y);
    expect(y).toBeLessThan(FRAME.y + FRAME.height);
  }
});

it('orders neighbours clockwise from the top, the Pacific taken as one ocean', () => {
  expect(mapCity('atlanta').neighbours).toEqual(['washington', 'miami', 'chicago']);
  // Tokyo and Manila are west of San Francisco, so they come last.
  expect(mapCity('san_francisco').neighbours).toEqual([
    'chicago',
    'los_angeles',
    'manila',
    'tokyo',
  ]);
});

it('knows which lines cross the Pacific', () => {
  expect(crossesPacific('san_francisco', 'tokyo')).toBe(true);
  expect(crossesPacific('sydney', 'los_angeles')).toBe(true);
  expect(crossesPacific('new_york', 'london')).toBe(false);
});

it('has no place for other cards', () => {
  expect(() => mapCity('airlift')).toThrow('no city airlift');
});

describe('findNeighboursTowards', () => {
  const [north, east, south, west] = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2];

  it('finds the nearest in a direction first', () => {
    expect(findNeighboursTowards('atlanta', north)[0]).toBe('chicago');
    expect(findNeighboursTowards('atlanta', east)[0]).toBe('washington');
    expect(findNeighboursTowards('atlanta', south)[0]).toBe('miami');
  });

  it('goes across the Pacific', () => {
    expect(findNeighboursTowards('san_francisco', west)).toContain('tokyo');
    expect(findNeighboursTowards('tokyo', east)).toContain('san_francisco');
  });

  it('finds nothing where no line leads', () => {
    expect(findNeighboursTowards('santiago', south)).toEqual([]);
  });
});
