// Moves the focus to what must be answered, unless somebody is typing.

/** An attachment: focuses the first button of an element that has appeared. */
export function focusFirst(element: HTMLElement): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  const first = element.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]');
  first?.focus({ preventScroll: true });
}
