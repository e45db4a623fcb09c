// The font size for the name of a card, from the widths of its capitals.

/** Widths in ems of Sofia Sans Extra Condensed 800, by letter; others have the usual width. */
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

/** Return the width of a text in capitals, in ems. */
export function measureCaps(text: string): number {
  return [...text.toUpperCase()].reduce(
    (sum, letter) => sum + (widthOf.get(letter) ?? USUAL) + SPACING,
    0,
  );
}

/** Split a name where it may be broken: after a space or a hyphen. */
function splitWords(name: string): string[] {
  return name.match(/[^\s-]+-?/g) ?? [name];
}

/** Return the width of the wider line if a name is split into two lines as evenly as possible. */
function measureSplit(name: string): number {
  const parts = splitWords(name);
  const line = (from: number, to?: number) => measureCaps(parts.slice(from, to).join(' '));
  const breaks = parts.map((_, i) => Math.max(line(0, i), line(i)));
  return Math.min(...breaks);
}

export interface Fit {
  /** The font size, in the unit of the room. */
  size: number;
  lines: 1 | 2;
}

/** Return the largest font size for a name: in one line, or in two if that is too small. */
export function fitName(name: string, room: number, largest: number, largestOfTwo: number): Fit {
  const single = Math.min(largest, room / measureCaps(name));
  const two = Math.min(largestOfTwo, room / measureSplit(name));
  return single >= two ? { size: single, lines: 1 } : { size: two, lines: 2 };
}
