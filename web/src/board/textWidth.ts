// How wide words are in the letters of the page, as a multiple of the size of the letters.

const pen = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** Measured once for each word; names on the map are as heavy as this. */
export function breadth(words: string): number {
  let width = known.get(words);
  if (width === undefined) {
    if (pen) pen.font = `600 100px ${getComputedStyle(document.documentElement).fontFamily}`;
    width = (pen?.measureText(words).width ?? words.length * 60) / 100;
    known.set(words, width);
  }
  return width;
}
