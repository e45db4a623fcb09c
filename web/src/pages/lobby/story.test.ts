import { expect, it } from 'vitest';
import { city } from '../../game/state/cities';
import { LENGTH, makeScene } from './story';

const scenes = Array.from({ length: LENGTH + 1 }, (_, step) => makeScene(step));

it('moves pawns along routes only', () => {
  scenes.slice(1, LENGTH).forEach((scene, i) => {
    for (const pawn of ['medic', 'scientist'] as const) {
      const [from, to] = [scenes[i]?.[pawn] ?? '', scene[pawn]];
      expect(from === to || city(from).neighbours.includes(to), `${from} to ${to}`).toBe(true);
    }
  });
});

it('never has more than three cubes in a city', () => {
  for (const { cubes } of scenes) {
    for (const [id, number] of Object.entries(cubes)) {
      expect(city(id).id).toBe(id);
      expect(number).toBeLessThanOrEqual(3);
    }
  }
});

it('begins again', () => {
  expect(makeScene(LENGTH)).toEqual(makeScene(0));
});
