// Every sound of the game as data: short tones and filtered noise. `player` plays them.

export interface Tone {
  /** Seconds from the start of the sound. */
  at: number;
  /** Seconds until it has faded. */
  length: number;
  /** Loudness, 0 to 1. */
  gain: number;
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz at the start and at the end; for noise, the centre of its band. */
  from: number;
  to?: number;
  /** Seconds until it is loudest; without it, the attack is immediate. */
  rise?: number;
}

const strike = (at: number, from: number, gain: number, length = 0.12): Tone => ({
  at,
  length,
  gain,
  wave: 'triangle',
  from,
  to: from * 0.7,
});
const noise = (at: number, length: number, from: number, to: number, gain: number): Tone => ({
  at,
  length,
  gain,
  wave: 'noise',
  from,
  to,
});
const chord = (at: number, notes: readonly number[], length: number, gain: number): Tone[] =>
  notes.map((from, i) => ({
    at: at + i * 0.09,
    length,
    gain,
    wave: 'sine',
    from,
    rise: 0.04,
  }));
/** Return one ring of a distant telephone: two tones that beat against each other. */
const ring = (at: number): Tone[] =>
  [523, 554].map((from) => ({ at, length: 0.28, gain: 0.16, wave: 'sine', from, rise: 0.03 }));

export const SOUNDS = {
  card: [noise(0, 0.16, 2600, 900, 0.22)], // paper slides
  pawn: [strike(0, 240, 0.4, 0.09), noise(0, 0.03, 1800, 1200, 0.15)], // wood on wood
  infect: [{ ...strike(0, 1900, 0.2, 0.1), wave: 'sine' }, strike(0.02, 2850, 0.08, 0.07)], // glass
  treat: [{ at: 0, length: 0.14, gain: 0.3, wave: 'sine', from: 320, to: 620 }], // a soft pop
  build: [strike(0, 520, 0.35, 0.08), strike(0.17, 480, 0.35, 0.09)], // two hammer taps
  outbreak: [
    { at: 0, length: 0.5, gain: 0.6, wave: 'sine', from: 92, to: 42 }, // a thud
    { ...noise(0.15, 0.7, 3200, 5200, 0.14), rise: 0.1 }, // the fuse
  ],
  epidemic: [
    { at: 0, length: 2.2, gain: 0.42, wave: 'sine', from: 110 }, // a deep bell
    { at: 0, length: 1.4, gain: 0.2, wave: 'sine', from: 263 },
    { at: 0, length: 0.8, gain: 0.12, wave: 'triangle', from: 441 },
  ],
  cure: [
    { at: 0, length: 0.1, gain: 0.4, wave: 'sine', from: 300, to: 900 }, // the cork
    ...chord(0.15, [392, 494, 587, 784], 0.9, 0.14),
  ],
  warning: [strike(0, 330, 0.3, 0.3), strike(0.26, 262, 0.35, 0.5)], // two falling strokes
  turn: [...ring(0), ...ring(0.42)],
  won: [
    ...chord(0, [196, 294, 392, 494], 2.2, 0.14).map((tone) => ({ ...tone, rise: 0.4 })),
    ...chord(0.7, [587, 784], 1.8, 0.1).map((tone) => ({ ...tone, rise: 0.3 })),
  ],
  lost: [
    noise(0, 0.04, 1500, 600, 0.4), // a switch
    { at: 0.05, length: 0.9, gain: 0.25, wave: 'sine', from: 120, to: 50, rise: 0.02 },
  ],
} satisfies Record<string, readonly Tone[]>;

export type SoundName = keyof typeof SOUNDS;
