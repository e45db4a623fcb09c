// How large the name of a card may be: from the widths of its letters, in capitals of the card face.

/** Widths in ems of Sofia Sans Extra Condensed 800, by letter; others are as wide as most. */
const WIDTHS: readonly [number, string][] = [
  [0.14, " '"],
  [0.22, 'IJÍ.'],
  [0.35, 'LŁГ-'],
  [0.4, 'EFTZSPÉĘŹŻŚЕЁТР'],
  [0.56, 'MМ'],
  [0.64, 'WФЫШЮЖЩ'],
];
const USUAL = 0.46;
const SPACING = 0.02;

const widthOf = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** The width of a text in capitals, in ems. */
export function capsWidth(text: string): number {
  return [...text.toUpperCase()].reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? USUAL) + SPACING,
    0,
  );
}

/** The pieces between which a name may be broken: after a space or a hyphen. */
function words(name: string): string[] {
  return name.match(/[^\s-]+-?/g) ?? [name];
}

/** The width of the wider line, if a name stands in two lines as even as possible. */
function inTwo(name: string): number {
  const parts = words(name);
  const line = (from: number, to?: number) => capsWidth(parts.slice(from, to).join(' '));
  const breaks = parts.map((_, i) => Math.max(line(0, i), line(i)));
  return Math.min(...breaks);
}

export interface Fit {
  /** The size of the letters, in the unit of the room. */
  size: number;
  lines: 1 | 2;
}

/** The largest size for a name in a room: one line, or two where that would be too small. */
export function fitName(name: string, room: number, largest: number, largestOfTwo: number): Fit {
  const one = Math.min(largest, room / capsWidth(name));
  const two = Math.min(largestOfTwo, room / inTwo(name));
  return one >= two ? { size: one, lines: 1 } : { size: two, lines: 2 };
}
