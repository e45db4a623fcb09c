import { describe, expect, it } from 'vitest';
import { drove, turn } from '../../testing/game';
import type { Happening, Result } from '../../wire/wire';
import { SOUNDS } from '../../lib/sound/sounds';
import { chooseSound, chooseLoudestSound, MILESTONE_SOUND } from './eventSounds';

const drew = (card: string): Happening => ({
  event: 'drew',
  audience: null,
  player: 'medic',
  card,
});
const ended = (result: Result): Happening => ({
  event: 'ended',
  audience: null,
  result,
  cause: 'cures',
  disease: null,
});

describe('chooseSound', () => {
  it('tells an epidemic from a card, and a win from a loss', () => {
    expect(chooseSound(drew('lima'))).toBe('card');
    expect(chooseSound(drew('epidemic'))).toBe('epidemic');
    expect(chooseSound(ended('won'))).toBe('won');
    expect(chooseSound(ended('lost'))).toBe('lost');
    expect(chooseSound(turn(1))).toBeNull();
  });
});

describe('chooseLoudestSound', () => {
  it('is the sound of what matters most', () => {
    expect(chooseLoudestSound([drove('chicago'), drew('lima'), drew('epidemic')])).toBe('epidemic');
    expect(chooseLoudestSound([drove('chicago')])).toBe('pawn');
    expect(chooseLoudestSound([])).toBeNull();
  });
});

it('has a sound for every milestone', () => {
  expect(Object.values(MILESTONE_SOUND).every((name) => name in SOUNDS)).toBe(true);
});
