// Measures text in the font of the page.

const pen = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** Return how wide a text is, in multiples of its font size, in the weight of names on the map. */
export function textWidth(text: string): number {
  let width = known.get(text);
  if (width === undefined) {
    if (pen) pen.font = `600 100px ${getComputedStyle(document.documentElement).fontFamily}`;
    width = (pen?.measureText(text).width ?? text.length * 60) / 100;
    known.set(text, width);
  }
  return width;
}
