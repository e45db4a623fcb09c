import { describe, expect, it } from 'vitest';
import { drove, turn } from '../../testing/game';
import type { Happening, Result } from '../../wire/wire';
import { soundOf, soundOfAll } from './eventSounds';

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

describe('soundOf', () => {
  it('tells an epidemic from a card, and a win from a loss', () => {
    expect(soundOf(drew('lima'))).toBe('card');
    expect(soundOf(drew('epidemic'))).toBe('epidemic');
    expect(soundOf(ended('won'))).toBe('won');
    expect(soundOf(ended('lost'))).toBe('lost');
    expect(soundOf(turn(1))).toBeNull();
  });
});

describe('soundOfAll', () => {
  it('is the sound of what matters most', () => {
    expect(soundOfAll([drove('chicago'), drew('lima'), drew('epidemic')])).toBe('epidemic');
    expect(soundOfAll([drove('chicago')])).toBe('pawn');
    expect(soundOfAll([])).toBeNull();
  });
});
