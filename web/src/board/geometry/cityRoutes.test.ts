import { expect, it } from 'vitest';
import { HEIGHT, WIDTH, mapCity } from './geography';
import { HALVES, LINES, shiftAside, splitRoute, stretch } from './cityRoutes';

it('draws every connection once: inside the map or as two halves across the Pacific', () => {
  expect(LINES.length + HALVES.length / 2).toBe(93);
  const names = new Set(LINES.map(({ from, to }) => [from, to].sort().join(' ')));
  expect(names.size).toBe(LINES.length);
});

it('leads each half from its city to the nearer edge', () => {
  for (const { from, x1, y1, x2, y2, edge } of HALVES) {
    expect([x1, y1]).toEqual([mapCity(from).x, mapCity(from).y]);
    expect(x2).toBe(edge === 'west' ? 0 : WIDTH);
    expect(y2).toBeGreaterThanOrEqual(30);
    expect(y2).toBeLessThanOrEqual(HEIGHT - 30);
  }
  const edges = HALVES.map(({ from, to, edge }) => `${from} ${to} ${edge}`);
  expect(edges).toContain('san_francisco tokyo west');
  expect(edges).toContain('tokyo san_francisco east');
});

it('stretches a line upwards only', () => {
  const line = { from: 'a', to: 'b', x1: 10, y1: 20, x2: 30, y2: 40 };
  expect(stretch(line, 1.5)).toEqual({ ...line, y1: 30, y2: 60 });
});

it('follows a route city by city', () => {
  const route = splitRoute(['atlanta', 'chicago', 'san_francisco', 'tokyo'], 2);
  expect(route.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'atlanta chicago',
    'chicago san_francisco',
    'san_francisco tokyo',
    'tokyo san_francisco',
  ]);
  expect(route[0]?.y1).toBe(mapCity('atlanta').y * 2);
  expect(splitRoute(['atlanta'], 1)).toEqual([]);
});

it('moves a line aside without changing its direction', () => {
  const line = { from: 'a', to: 'b', x1: 0, y1: 0, x2: 10, y2: 0 };
  expect(shiftAside(line, 3)).toEqual({ ...line, y1: 3, y2: 3 });
});
