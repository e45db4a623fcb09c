import { describe, expect, it } from 'vitest';
import { drove } from '../../testing/game';
import type { Happening } from '../../wire/wire';
import { findMover, sayDigest } from './digest';

const told = (event: object) => ({ audience: null, ...event }) as Happening;
const outbreak = told({ event: 'outbreak', city: 'cairo', disease: 'black', outbreaks: 1 });

describe('sayDigest', () => {
  it('names epidemics and cures, and counts outbreaks', () => {
    const events = [
      told({ event: 'turned', city: 'cairo', bottom: true }),
      outbreak,
      outbreak,
      told({ event: 'cured', player: 'medic', disease: 'blue' }),
    ];
    expect(sayDigest(events)).toBe('epidemic in Cairo, 2 outbreaks, cure for blue');
  });

  it('says first who moved my pawn, and where it is now', () => {
    const by = { ...drove('paris', 'medic'), by: 'dispatcher' } as Happening;
    const last = { ...by, city: 'cairo' } as Happening;
    expect(sayDigest([by, last, outbreak], ['medic'])).toBe(
      'the Dispatcher moved you to Cairo, 1 outbreak',
    );
    expect(sayDigest([last], ['scientist'])).toBe('');
    expect(findMover([drove('paris', 'medic')], ['medic'])).toBeUndefined();
  });

  it('says nothing of a quiet turn', () => {
    expect(sayDigest([drove('cairo')])).toBe('');
  });
});
