import { expect, it } from 'vitest';
import { CITIES, DISEASES, city, isCity } from './cities';

it('has the 48 cities of the board, twelve of each disease', () => {
  expect(CITIES).toHaveLength(48);
  for (const disease of DISEASES) {
    expect(CITIES.filter((one) => one.disease === disease)).toHaveLength(12);
  }
});

it('joins cities both ways', () => {
  for (const { id, neighbours } of CITIES) {
    for (const other of neighbours) expect(city(other).neighbours).toContain(id);
  }
});

it('tells cities from other cards', () => {
  expect(isCity('cairo')).toBe(true);
  expect(isCity('airlift')).toBe(false);
  expect(() => city('airlift')).toThrow('no city airlift');
});
