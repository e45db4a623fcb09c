// Small conversions for a drawing that has to look the same outside the page.

/** A computed colour as SVG programs other than browsers understand it: the alpha apart. */
export function splitAlpha(colour: string): { colour: string; alpha: number } {
  const match = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!match) return { colour, alpha: 1 };
  const [, red, green, blue, alpha] = match;
  return { colour: `rgb(${red}, ${green}, ${blue})`, alpha: Number(alpha) };
}

/** Whether nothing would be painted. */
export function isClear(colour: string): boolean {
  return colour === 'none' || splitAlpha(colour).alpha === 0;
}

/** Whether a `unicode-range`, as in `U+0-FF, U+131`, has one of the letters of a text. */
export function covers(range: string, text: string): boolean {
  const ranges = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
}

/** The ids that attributes refer to: `href="#pawn-medic"`, `fill="url(#glow-red)"`. */
export function listReferences(attributes: Iterable<{ name: string; value: string }>): string[] {
  return [...attributes].flatMap(({ name, value }) => {
    const pattern = name === 'href' ? /^#([\w-]+)$/ : /^url\(#([\w-]+)\)$/;
    return pattern.exec(value)?.[1] ?? [];
  });
}
