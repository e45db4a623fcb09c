// Moves the focus to a question, unless the user is typing.

/** An attachment that focuses the first button of a new element. */
export function focusFirst(element: HTMLElement): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  const first = element.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]');
  first?.focus({ preventScroll: true });
}
