// Measures text in the font of names on the map.

const pen = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** Clear the cached widths after another font has loaded. */
export function forgetWidths(): void {
  known.clear();
}

/** Return how wide a text is, in multiples of its font size. */
export function measureText(text: string): number {
  let width = known.get(text);
  if (width === undefined) {
    if (pen) {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--label');
      pen.font = `650 100px ${family}`;
    }
    width = (pen?.measureText(text).width ?? text.length * 45) / 100;
    known.set(text, width);
  }
  return width;
}
