import { expect, it } from 'vitest';
import { FRAME } from './geography';
import { housed, placeLabels, type Named } from './placeLabels';

const at = (id: string, x: number, y: number): Named => ({ id, x, y, name: id });

/** The places of these names when a unit of the map is a pixel. */
const found = (cities: Named[], taken = [] as ReturnType<typeof housed>[]) =>
  placeLabels(cities, 12, 1, taken);

it('puts a name that is alone below its city', () => {
  const label = found([at('Cairo', 800, 400)]).get('Cairo');
  expect(label).toMatchObject({ x: 0, anchor: 'middle', size: 12 });
  expect(label?.y).toBeGreaterThan(0);
});

it('moves a name out of the way of another city', () => {
  const label = found([at('Cairo', 800, 400), at('Khartoum', 800, 440)]).get('Cairo');
  expect(label).not.toMatchObject({ x: 0, anchor: 'middle' });
});

it('keeps names on the map', () => {
  expect(found([at('San Francisco', FRAME.x + 5, 400)]).get('San Francisco')?.anchor).toBe('start');
  const east = FRAME.x + FRAME.width - 5;
  expect(found([at('Sydney', east, 400)]).get('Sydney')?.anchor).toBe('end');
});

it('leaves room for a research station', () => {
  const [cairo, free] = [at('Cairo', 800, 400), { x: 800, y: 400 }];
  const below = { left: 760, right: 840, top: 420, bottom: 470 };
  expect(found([cairo], [below]).get('Cairo')).not.toMatchObject({ x: 0, anchor: 'middle' });
  expect(housed(free, 2)).toEqual({ left: 710, right: 758, top: 412, bottom: 458 });
});

it('names nothing where letters have no size', () => {
  expect(placeLabels([at('Cairo', 800, 400)], 0, 1, []).size).toBe(0);
});
