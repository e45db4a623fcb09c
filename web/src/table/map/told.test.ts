import { expect, it } from 'vitest';
import type { EpidemicScene } from '../../play/animation/scenes';
import { listTold } from './told';

const EPIDEMIC: EpidemicScene = {
  ...{ kind: 'epidemic', step: 0, rate: 2, former: 2 },
  ...{ city: 'tokyo', cubes: 3, back: ['lima', 'cairo'] },
};

it('is the city of the last outbreak of a chain, with those that get its cubes', () => {
  const chain = ['lagos', 'kinshasa'];
  const told = listTold({ kind: 'outbreak', chain, disease: 'yellow', outbreaks: 2 });
  expect([...told].sort()).toEqual(['johannesburg', 'khartoum', 'kinshasa', 'lagos']);
});

it('is the city that an epidemic strikes', () => {
  expect(listTold(EPIDEMIC)).toEqual([]);
  expect(listTold({ ...EPIDEMIC, step: 1 })).toEqual(['tokyo']);
});

it('are the cities that go back on top of the deck', () => {
  expect(listTold({ ...EPIDEMIC, step: 2 })).toEqual(['lima', 'cairo']);
});

it('is nothing where a line is enough', () => {
  expect(listTold(null)).toEqual([]);
  expect(listTold({ kind: 'infection', city: 'lima' })).toEqual([]);
});
