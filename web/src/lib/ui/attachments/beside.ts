// Places a menu over the page, next to its button: what scrolls around the button does not clip it.

const EDGE = 8; // pixels that stay free at the edges of the window

interface Size {
  width: number;
  height: number;
}

/** Return where a menu goes: above or below its button, where there is more room, and inside the window. */
export function placeBeside(
  button: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  menu: Size,
  window: Size,
): { left: number; top: number } {
  const inside = (wanted: number, most: number) => Math.max(EDGE, Math.min(wanted, most - EDGE));
  const isLow = button.top > window.height - button.bottom;
  return {
    left: inside(button.left, window.width - menu.width),
    top: inside(isLow ? button.top - menu.height : button.bottom, window.height - menu.height),
  };
}

/** An attachment for the list of a menu, a fixed child of its `details` element. */
export function beside(list: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const button = list.parentElement?.getBoundingClientRect();
    if (!button) return;
    const size = { width: list.offsetWidth, height: list.offsetHeight };
    const place = placeBeside(button, size, { width: innerWidth, height: innerHeight });
    list.style.left = `${place.left}px`;
    list.style.top = `${place.top}px`;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
