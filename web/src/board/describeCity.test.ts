import { expect, it } from 'vitest';
import { position } from '../testing/game';
import { describeCity, chooseWording } from './describeCity';
import { mapCity } from './geometry/geography';

it('describes a city with its cubes and its neighbours', () => {
  expect(describeCity(position(), mapCity('cairo'))).toBe(
    'Cairo, black. 1 blue cube. 3 black cubes. ' +
      'Connected to 1 Istanbul, 2 Baghdad, 3 Riyadh, 4 Khartoum, 5 Algiers.',
  );
});

it('names station, pawns and what a click would do', () => {
  const atlanta = mapCity('atlanta');
  expect(describeCity(position(), atlanta, chooseWording(atlanta), 'You can choose this')).toBe(
    'Atlanta, blue. Research station. Medic here. Scientist here. You can choose this. ' +
      'Connected to 1 Washington, 2 Miami, 3 Chicago.',
  );
});

it('says that the Medic keeps a city free of cured diseases', () => {
  const diseases = { blue: 'cured', yellow: 'uncured', black: 'uncured', red: 'cured' } as const;
  expect(describeCity(position({ diseases }), mapCity('atlanta'))).toContain(
    'Kept free of blue and red by the Medic.',
  );
});
