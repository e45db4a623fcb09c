// What must be answered takes the keyboard, unless somebody is just typing.

/** An attachment: focuses the first button of an element that has appeared. */
export function attention(element: HTMLElement): void {
  if (document.activeElement?.matches('input, textarea, select')) return;
  const first = element.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"]');
  first?.focus({ preventScroll: true });
}
