import { expect, it } from 'vitest';
import { position } from '../../testing/game';
import { applyEvent } from '../../game/state/applyEvent';
import { clearBoard, listFirstInfections, ROLES_MS } from './opening';

const CITIES = ['lima', 'cairo', 'tokyo', 'paris', 'delhi', 'osaka', 'milan', 'essen', 'miami'];
const DISEASE: Record<string, string> = { lima: 'yellow', miami: 'yellow', cairo: 'black' };
const dealt = position({
  infection_discards: CITIES,
  cubes: Object.fromEntries(
    CITIES.map((city, i) => [city, { [DISEASE[city] ?? 'red']: 3 - Math.floor(i / 3) }]),
  ),
});

it('leads from an empty board to the deal in about six seconds', () => {
  const beats = listFirstInfections(dealt);
  expect(beats.map(({ event }) => event.event === 'infected' && event.cubes)).toEqual([
    3, 3, 3, 2, 2, 2, 1, 1, 1,
  ]);
  const shown = beats.reduce((at, { event }) => applyEvent(at, event), clearBoard(dealt));
  expect(shown.cubes).toEqual(dealt.cubes);
  expect(ROLES_MS + beats.reduce((sum, { ms }) => sum + ms, 0)).toBe(6000);
});
