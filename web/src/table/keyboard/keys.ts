// Single-letter shortcuts; they can be switched off in the settings.
import { settings } from '../../lib/person/settings.svelte';

export type Keys = Record<string, () => void>;

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Whether a key belongs to a field or a modal dialog and not to the table. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return (
    Boolean(target?.closest(`${TYPING}, dialog`)) || Boolean(document.querySelector('dialog[open]'))
  );
}

/** What Enter already presses, or what it is typed into. */
const CONTROLS =
  'button, a, summary, label, input, textarea, select, [contenteditable], [role=button]';
const LIT = '[data-dock] .button.primary:not(:disabled, [aria-disabled=true])';

/** Return what Enter does: it presses the lit key of the dock, unless a control has the focus. */
export function bindEnter(): Keys {
  if (document.activeElement?.closest(CONTROLS)) return {};
  const lit = document.querySelector<HTMLElement>(LIT);
  // A key that has just appeared takes no press that was meant for the one before.
  return lit && !lit.closest('[inert], [data-settling]') ? { Enter: () => lit.click() } : {};
}

/** Ignore key repeats, which the browser would turn into further clicks on a button. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as Element | null)?.closest('button'))
    event.preventDefault();
}

/** Return the keys that a key press can mean: on a Cyrillic keyboard also the Latin letter. */
export function listMeanings({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string[] {
  const latin = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  const foreign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return foreign && latin ? [key, latin] : [key];
}

/** Run the action of a key. `always` works even if letters are switched off. */
export function handleKey(event: KeyboardEvent, always: Keys, letters: Keys): void {
  if (event.repeat) return ignoreRepeat(event);
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    isMeantElsewhere(event)
  )
    return;
  const acts = listMeanings(event).map(
    (key) => always[key] ?? (settings.keys ? letters[key.toLowerCase()] : undefined),
  );
  const act = acts.find(Boolean);
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * The space bar while something is shown: it goes on, and held down it shows the end, whatever has the
 * focus, except a field. `shown` has both, or is null.
 */
export function handleSpace(
  event: KeyboardEvent,
  shown: { proceed(): void; skip(): void } | null,
): void {
  const { key, repeat, ctrlKey, metaKey, altKey } = event;
  if (key !== ' ' || ctrlKey || metaKey || altKey || isMeantElsewhere(event)) return;
  if (!shown && !repeat) return;
  event.preventDefault();
  event.stopPropagation();
  if (repeat) shown?.skip();
  else shown?.proceed();
}
