// Which of three layouts fits: everything at once, a sheet below the map, or a drawer next to it.
// Measured in rem, so that large text gets the layout of a small screen.

export type Layout = 'wide' | 'portrait' | 'landscape';

const WIDE = 62; // rem
const HIGH = 38;

class WindowLayout {
  /** The size of text, in pixels. */
  letter = $state(0);
  current: Layout = $state('wide');

  constructor() {
    this.measure();
  }

  measure(): void {
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const roomy = innerWidth >= WIDE * letter && innerHeight >= HIGH * letter;
    this.letter = letter;
    this.current = roomy ? 'wide' : innerHeight > innerWidth ? 'portrait' : 'landscape';
  }
}

export const layout = new WindowLayout();

/** An attachment for the outermost element of a screen that keeps the layout up to date. */
export function fitToWindow(element: HTMLElement): () => void {
  const measure = () => layout.measure();
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
