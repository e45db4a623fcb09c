import { describe, expect, test } from 'vitest';
import { MAP_CITIES } from '../../board/geometry/geography';
import type { PuzzleCard } from '../../wire/wire';
import { placeLamps } from './lamps';

const card = (id: number, start: string, state: PuzzleCard['state'] = 'new'): PuzzleCard => ({
  ...{ id, start, state, theme: 'cure', idea: 'cure', difficulty: 1, role: 'medic' },
});
const inCity = (id: string, cards: PuzzleCard[]) =>
  placeLamps(cards).find(({ city }) => city.id === id);

describe('the lamps of puzzles', () => {
  test('every city has its lamps, and a city without a puzzle none', () => {
    const found = placeLamps([card(1, 'delhi'), card(2, 'delhi'), card(3, 'cairo')]);
    expect(found).toHaveLength(MAP_CITIES.length);
    expect(found.reduce((sum, { lamps }) => sum + lamps.length, 0)).toBe(3);
    expect(inCity('paris', [card(1, 'delhi')])).toMatchObject({ lamps: [], lit: 0, next: null });
  });

  test('the lamps that burn are in the middle', () => {
    const delhi = inCity('delhi', [card(1, 'delhi', 'failed'), card(2, 'delhi', 'solved')]);
    expect(delhi?.lamps[0]).toEqual({ id: 2, lit: true, x: 0, y: 0 });
    expect(delhi?.lit).toBe(1);
  });

  test('lamps of a city do not cover each other', () => {
    const many = Array.from({ length: 30 }, (_, at) => card(at, 'delhi'));
    const places = inCity('delhi', many)?.lamps ?? [];
    const gaps = places.flatMap((a) =>
      places.filter(({ id }) => id > a.id).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(7);
  });

  test('the next puzzle is the easiest that was not tried, else the easiest', () => {
    const tried = card(1, 'delhi', 'failed');
    expect(inCity('delhi', [tried, card(2, 'delhi'), card(3, 'delhi')])?.next?.id).toBe(2);
    expect(inCity('delhi', [tried])?.next?.id).toBe(1);
  });
});
