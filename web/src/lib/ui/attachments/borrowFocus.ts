// What opens takes the focus, gives it back when it closes, and arrow keys go through its keys.

/** An attachment: move the focus to the first key, and back when the element goes. */
export function borrowFocus(selector: string): (element: HTMLElement) => () => void {
  return (element) => {
    const before = document.activeElement as HTMLElement | null;
    // On touch screens focus the element, not its search field, to open no virtual keyboard.
    const coarse = matchMedia('(pointer: coarse)').matches;
    const first = coarse ? null : element.querySelector<HTMLElement>(selector);
    (first ?? element).focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const free = now === document.body || element.contains(now);
      if (before?.isConnected && free) before.focus({ preventScroll: true });
    };
  };
}

/** Go to the next or the previous key with an arrow key. */
export function stepThrough(event: KeyboardEvent, element: HTMLElement, selector: string): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const steps = [...element.querySelectorAll<HTMLElement>(selector)];
  const at = steps.indexOf(document.activeElement as HTMLElement);
  const next = event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
  steps.at(next % steps.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
