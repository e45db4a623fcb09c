// Which of three layouts fits: everything at once, a sheet below the map, or a drawer next to it.
// Measured in rem, so that large text gets the layout of a small screen.

export type Layout = 'wide' | 'portrait' | 'landscape';

const WIDE = 62; // rem
const HIGH = 38;

const measureLetter = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function chooseLayout(letter: number): Layout {
  const [width, height] = [innerWidth, innerHeight];
  const roomy = width >= WIDE * letter && height >= HIGH * letter;
  return roomy ? 'wide' : height > width ? 'portrait' : 'landscape';
}

let letter = $state(measureLetter());
let current: Layout = $state(chooseLayout(measureLetter()));

const measure = () => {
  letter = measureLetter();
  current = chooseLayout(letter);
};

/** An attachment for the outermost element of a screen that keeps the layout up to date. */
export function fitToWindow(element: HTMLElement): () => void {
  // Observe an element of 1 rem, because there is no event for a changed text size.
  const probe = document.createElement('span');
  probe.className = 'letter-probe';
  element.append(probe);
  const observer = new ResizeObserver(measure);
  observer.observe(probe);
  addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    probe.remove();
  };
}

export const layout = {
  get current(): Layout {
    return current;
  },
  /** The size of text, in pixels. */
  get letter(): number {
    return letter;
  },
};
