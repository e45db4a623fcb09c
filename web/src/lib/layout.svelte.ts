// Which of three layouts fits: everything at once, a sheet below the map, a drawer beside it.
// Measured in letters, so that large text gets the layout of a small screen.

export type Layout = 'wide' | 'portrait' | 'landscape';

const WIDE = 62; // rem
const HIGH = 38;

const measured = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function fit(letter: number): Layout {
  const [width, height] = [innerWidth, innerHeight];
  const roomy = width >= WIDE * letter && height >= HIGH * letter;
  return roomy ? 'wide' : height > width ? 'portrait' : 'landscape';
}

let letter = $state(measured());
let current: Layout = $state(fit(measured()));

const measure = () => {
  letter = measured();
  current = fit(letter);
};

/** Keeps the layout fitting while a screen is shown; an attachment of its outermost element. */
export function fitting(element: HTMLElement): () => void {
  // A probe of one letter notices when the size of text changes, which no event tells.
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
