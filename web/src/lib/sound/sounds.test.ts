import { describe, expect, it } from 'vitest';
import { SOUNDS, type Tone } from './sounds';

describe.each(Object.entries<readonly Tone[]>(SOUNDS))('%s', (_, tones) => {
  it('is short, and never too loud', () => {
    const seconds = Math.max(...tones.map(({ at, length }) => at + length));
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThan(3);
    expect(tones.reduce((sum, { gain }) => sum + gain, 0)).toBeLessThanOrEqual(1);
  });

  it('has tones that can be played', () => {
    for (const { at, length, gain, from, to = from, rise = 0 } of tones) {
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
