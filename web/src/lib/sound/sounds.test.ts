import { describe, expect, it } from 'vitest';
import { SOUND_NAMES, SOUNDS, loudest, seconds } from './sounds';

describe.each(SOUND_NAMES)('%s', (name) => {
  it('is short, and never too loud', () => {
    expect(seconds(name)).toBeGreaterThan(0.05);
    expect(seconds(name)).toBeLessThan(3);
    expect(loudest(name)).toBeLessThanOrEqual(1);
  });

  it('has tones that can be played', () => {
    for (const { at, length, gain, from, to = from, rise = 0 } of SOUNDS[name]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(rise);
      expect(gain).toBeGreaterThan(0);
      for (const hertz of [from, to]) {
        expect(hertz).toBeGreaterThan(30);
        expect(hertz).toBeLessThan(8000);
      }
    }
  });
});
