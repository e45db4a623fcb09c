// Closes an open menu after a choice, on Esc, and on a click outside.

/** An attachment for a `details` element used as a menu. */
export function menu(details: HTMLElement): () => void {
  const element = details as HTMLDetailsElement;
  const gone = new AbortController();
  const { signal } = gone;
  const closeOutside = (event: Event) => {
    if (!element.contains(event.target as Node)) element.open = false;
  };
  const closeAfterChoice = (event: Event) => {
    const target = event.target as Element;
    if (target.closest('button, a') && !target.closest('.field')) element.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !element.open) return;
    event.stopPropagation();
    element.open = false;
    element.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  element.addEventListener('click', closeAfterChoice, { signal });
  element.addEventListener('keydown', closeOnEscape, { signal });
  return () => gone.abort();
}
