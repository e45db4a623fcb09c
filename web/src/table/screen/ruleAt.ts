// Which rule belongs to a place on the page: elements name it in `data-help`.

/** Return the rule of what a key, a long press or the right button was aimed at. */
export function ruleAt(target: EventTarget | null): string | null {
  const shown = target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
  return shown?.dataset['help'] ?? null;
}
