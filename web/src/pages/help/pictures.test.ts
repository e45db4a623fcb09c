import { expect, it } from 'vitest';
import { city } from '../../game/state/cities';
import { ACTIONS, EPIDEMIC, SIZE, SPREAD, TURN, drawArrow, type Scene } from './pictures';

const SCENES: [string, Scene][] = [ACTIONS, TURN, SPREAD, EPIDEMIC].flatMap((group) =>
  Object.entries(group),
);

it('draws four ways to move, four other actions, and three steps of a turn and an epidemic', () => {
  expect(Object.keys(ACTIONS)).toHaveLength(8);
  expect(Object.keys(TURN)).toHaveLength(3);
  expect(Object.keys(EPIDEMIC)).toHaveLength(3);
});

it.each(SCENES)('keeps the pieces of %s inside the picture', (_, scene) => {
  const cards = (scene.cards ?? []).map(({ at, width = 36 }) => ({ at, reach: width / 2 }));
  const others = [...(scene.spots ?? []), ...(scene.pawns ?? [])].map(({ at }) => ({
    at,
    reach: 9,
  }));
  for (const { at, reach } of [...cards, ...others]) {
    expect(at[0] - reach).toBeGreaterThanOrEqual(0);
    expect(at[0] + reach).toBeLessThanOrEqual(SIZE.width);
    expect(at[1]).toBeLessThan(SIZE.height);
  }
});

it.each(SCENES)('shows the cities of %s in their own colour', (_, scene) => {
  for (const spot of scene.spots ?? []) {
    if (spot.city) expect(city(spot.city).disease).toBe(spot.disease);
  }
});

it('points an arrow at its end', () => {
  const straight = drawArrow({ from: [10, 20], to: [60, 20] });
  expect(straight.shaft).toBe('M10 20Q35 20 53 20');
  expect(straight.head.startsWith('M60 20L')).toBe(true);
  const bent = drawArrow({ from: [10, 20], to: [60, 20], bend: 5 });
  expect(bent.shaft).toContain('Q35 10'); // to the left of its direction: upwards
});
