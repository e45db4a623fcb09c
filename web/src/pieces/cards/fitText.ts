// The font size for the name of a card, from the widths of its letters.

/** Widths in ems by letter; others have the usual width. */
type Widths = readonly (readonly [number, string])[];

/** Capitals of Sofia Sans Extra Condensed 800. */
const CAPITALS: Widths = [
  [0.14, " '"],
  [0.22, 'IJÍ.'],
  [0.35, 'LŁГ-'],
  [0.4, 'EFTZSPÉĘŹŻŚЕЁТР'],
  [0.56, 'MМ'],
  [0.64, 'WФЫШЮЖЩ'],
];
const SPACING = 0.02;
const measureCapitals = measureWith(CAPITALS, 0.46 + SPACING, SPACING);

/** Sofia Sans Condensed 650. */
const LABEL: Widths = [
  [0.17, ' '],
  [0.22, 'ijlíłIJ.'],
  [0.33, 'rft'],
  [0.39, 'szśźżзГ-LŁгл'],
  [0.49, 'RVBАВКЯXУХЗЛYSPß'],
  [0.54, 'CDGHNOQUДСЧОИЙНПЦмф'],
  [0.62, 'wжюыMМ'],
  [0.7, 'mWтшщФЖЮШЩ'],
];
const measureLetters = measureWith(LABEL, 0.45, 0);

function measureWith(widths: Widths, usual: number, spacing: number) {
  const widthOf = new Map(
    widths.flatMap(([width, letters]) =>
      [...letters].map((letter) => [letter, width + spacing] as const),
    ),
  );
  return (text: string) =>
    [...text].reduce((sum, letter) => sum + (widthOf.get(letter) ?? usual), 0);
}

/** Return the width of a text in capitals, in ems. */
export function measureCaps(text: string): number {
  return measureCapitals(text.toUpperCase());
}

/** Return the width of a label in ems, or a little more. */
export function measureLabel(text: string): number {
  return measureLetters(text);
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
