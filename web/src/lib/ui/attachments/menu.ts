// Closes an open menu after a choice, on Esc, and on a click outside.

/** An attachment for a `details` element used as a menu. */
export function menu(details: HTMLElement): () => void {
  const element = details as HTMLDetailsElement;
  const outside = (event: Event) => {
    if (!element.contains(event.target as Node)) element.open = false;
  };
  const chosen = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('button, a') && !target.closest('.field')) element.open = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !element.open) return;
    event.stopPropagation();
    element.open = false;
    element.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', outside);
  element.addEventListener('click', chosen);
  element.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerdown', outside);
    element.removeEventListener('click', chosen);
    element.removeEventListener('keydown', escape);
  };
}
