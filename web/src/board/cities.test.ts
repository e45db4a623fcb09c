import { describe, expect, it } from 'vitest';
import { CITIES, FRAME, city, crossesPacific, isCity, neighboursTowards } from './cities';

it('has the 48 cities of the board, twelve of each disease, all within the frame', () => {
  expect(CITIES).toHaveLength(48);
  for (const disease of ['blue', 'yellow', 'black', 'red']) {
    expect(CITIES.filter((one) => one.disease === disease)).toHaveLength(12);
  }
  for (const { x, y } of CITIES) {
    expect(x).toBeGreaterThan(FRAME.x);
    expect(x).toBeLessThan(FRAME.x + FRAME.width);
    expect(y).toBeGreaterThan(FRAME.y);
    expect(y).toBeLessThan(FRAME.y + FRAME.height);
  }
});

it('joins cities both ways', () => {
  for (const { id, neighbours } of CITIES) {
    for (const other of neighbours) expect(city(other).neighbours).toContain(id);
  }
});

it('orders neighbours clockwise from the top, the Pacific taken as one ocean', () => {
  expect(city('atlanta').neighbours).toEqual(['washington', 'miami', 'chicago']);
  // Tokyo and Manila lie to the west of San Francisco, so they come last.
  expect(city('san_francisco').neighbours).toEqual(['chicago', 'los_angeles', 'manila', 'tokyo']);
});

it('knows which lines cross the Pacific', () => {
  expect(crossesPacific('san_francisco', 'tokyo')).toBe(true);
  expect(crossesPacific('sydney', 'los_angeles')).toBe(true);
  expect(crossesPacific('new_york', 'london')).toBe(false);
});

it('tells cities from other cards', () => {
  expect(isCity('cairo')).toBe(true);
  expect(isCity('airlift')).toBe(false);
  expect(() => city('airlift')).toThrow('no city airlift');
});

describe('neighboursTowards', () => {
  const [north, east, south, west] = [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2];

  it('finds the nearest in a direction first', () => {
    expect(neighboursTowards('atlanta', north)[0]).toBe('chicago');
    expect(neighboursTowards('atlanta', east)[0]).toBe('washington');
    expect(neighboursTowards('atlanta', south)[0]).toBe('miami');
  });

  it('goes across the Pacific', () => {
    expect(neighboursTowards('san_francisco', west)).toContain('tokyo');
    expect(neighboursTowards('tokyo', east)).toContain('san_francisco');
  });

  it('finds nothing where no line leads', () => {
    expect(neighboursTowards('santiago', south)).toEqual([]);
  });
});
