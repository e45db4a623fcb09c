// Swipes of a finger up and down, told from taps and from moves to the side.

export type Swipe = 'up' | 'down';

const FAR = 24; // pixels
const STARTED = 8; // pixels after which the browser may take over, to scroll

/** Return the direction of a move by these pixels; null if it is too short or goes sideways. */
export function findDirection(dx: number, dy: number, far = FAR): Swipe | null {
  if (Math.abs(dy) < far || Math.abs(dy) < 1.5 * Math.abs(dx)) return null;
  return dy < 0 ? 'up' : 'down';
}

/** An attachment: calls `heard` for every swipe, whose end is then no click. */
export function handleSwipes(heard: (way: Swipe) => void) {
  return (element: HTMLElement) => {
    let start: { id: number; x: number; y: number } | null = null;
    let last = { dx: 0, dy: 0 };
    let done = false;

    const end = (way: Swipe | null) => {
      if (!way) return;
      start = null;
      done = true;
      heard(way);
    };
    const gone = new AbortController();
    const on = (name: string, act: (event: PointerEvent) => void, capture = false) =>
      element.addEventListener(name, act as EventListener, { capture, signal: gone.signal });
    on('pointerdown', ({ pointerId, clientX, clientY }) => {
      done = false;
      start = { id: pointerId, x: clientX, y: clientY };
      last = { dx: 0, dy: 0 };
    });
    on('pointermove', ({ pointerId, clientX, clientY }) => {
      if (start?.id !== pointerId) return;
      last = { dx: clientX - start.x, dy: clientY - start.y };
      end(findDirection(last.dx, last.dy));
    });
    // The browser begins to scroll: at the top of what scrolls, a move down is a swipe.
    on('pointercancel', () => {
      const way = start && findDirection(last.dx, last.dy, STARTED);
      start = null;
      if (way === 'up' || !element.scrollTop) end(way);
    });
    on('pointerup', () => (start = null));
    const ignoreClick = (event: Event) => {
      if (!done) return;
      done = false;
      event.preventDefault();
      event.stopPropagation();
    };
    on('click', ignoreClick, true);
    return () => gone.abort();
  };
}
