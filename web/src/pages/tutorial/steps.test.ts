import { expect, it } from 'vitest';
import { players, position } from '../../testing/game';
import { STEPS } from './steps';

function step(id: string) {
  const found = STEPS.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return {
    done: (at: Parameters<typeof position>[0]) => found.done?.(position(at)),
    open: (at: Parameters<typeof position>[0]) => found.open?.(position(at)),
  };
}
const MINE = { seat: 0, phase: 'actions' } as const;
const medic = (city: string, ...hand: string[]) => ({ players: players('medic', { city, hand }) });

it('asks the Medic to drive, to treat, to charter and to share', () => {
  expect(step('drive').done(medic('atlanta'))).toBe(false);
  expect(step('drive').done(medic('chicago'))).toBe(true);
  expect(step('treat').done({ cubes: { chicago: { blue: 2 } } })).toBe(false);
  expect(step('treat').done({ cubes: { chicago: {} } })).toBe(true);
  expect(step('charter').done(medic('paris', 'paris'))).toBe(true);
  expect(step('charter').done(medic('paris'))).toBe(false); // by a direct flight
  expect(step('share').done({ players: players('scientist', { hand: ['paris'] }) })).toBe(true);
});

it('knows when a step can no longer be done', () => {
  for (const id of ['drive', 'treat']) {
    expect(step(id).open({ turn: MINE })).toBe(true);
    expect(step(id).open({ turn: { phase: 'draw' } })).toBe(false);
    expect(step(id).open({ turn: { seat: 1 } })).toBe(false);
  }
  expect(step('charter').open(medic('atlanta', 'chicago'))).toBe(true);
  expect(step('charter').open(medic('atlanta', 'paris'))).toBe(false);
  expect(step('share').open(medic('paris', 'paris'))).toBe(true);
  expect(step('event').open(medic('paris', 'government_grant'))).toBe(true);
  expect(step('event').open({ players: [] })).toBe(false);
});

it('goes on to the epidemic, the infections, the grant and the fourth cure', () => {
  expect(step('draw').done({ epidemics_drawn: 1 })).toBe(true);
  expect(step('infect').done({ turn: { seat: 1 } })).toBe(true);
  expect(step('event').done({ stations: ['atlanta', 'paris'] })).toBe(true);
  expect(step('cure').done({})).toBe(false);
  expect(step('cure').done({ outcome: { result: 'won', cause: 'cures' } })).toBe(true);
  expect(step('cure').open({ turn: { seat: 1 } })).toBe(true);
});
