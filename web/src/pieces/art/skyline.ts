// The houses behind and in front of a city's landmark, deterministic for each city.

/** The size of the picture on a city card. */
export const PICTURE = { width: 88, height: 72 };

export interface Skyline {
  back: string;
  front: string;
  windows: string;
  /** The position of the moon. */
  moon: { x: number; y: number };
}

/** Return a seeded generator of random numbers below 1 (FNV-1a, then xorshift). */
export function makeRandom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

export function drawSkyline(city: string): Skyline {
  const next = makeRandom(city);
  const { width, height } = PICTURE;
  let back = '';
  let front = '';
  let windows = '';
  for (let x = -2; x < width;) {
    const broad = 6 + next() * 9;
    back += `M${round(x)} ${height}V${round(height - 12 - next() * 20)}h${round(broad)}V${height}Z`;
    x += broad;
  }
  for (let x = -3; x < width;) {
    const broad = 7 + next() * 8;
    // Low in the middle, where the landmark is.
    const rim = Math.abs(x + broad / 2 - width / 2) / (width / 2);
    const top = height - (2.5 + next() * 3 + rim * rim * 9);
    front += `M${round(x)} ${height}V${round(top)}h${round(broad * 0.6)}v2h${round(broad * 0.4)}V${height}Z`;
    for (let i = 0; i < 2; i++) {
      if (next() > 0.4 && height - top > 5) {
        const at = `${round(x + 1.5 + next() * (broad - 4))} ${round(top + 2.5 + next() * (height - top - 5))}`;
        windows += `M${at}h1.5v1.6h-1.5z`;
      }
    }
    x += broad;
  }
  return { back, front, windows, moon: { x: round(20 + next() * 48), y: round(20 + next() * 12) } };
}
