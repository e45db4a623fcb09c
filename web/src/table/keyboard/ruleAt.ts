// The rule for an element of the page, from `data-help`.

/** Return the rule for the target of a key, a long press or a right click. */
export function findRule(target: EventTarget | null): string | null {
  const shown = target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
  return shown?.dataset['help'] ?? null;
}
