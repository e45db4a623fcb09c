// How many keys of a row fit into its room.

type Key = Pick<HTMLElement, 'offsetTop' | 'offsetHeight' | 'scrollWidth' | 'clientWidth'>;

const SLACK = 2; // pixels that words may be wider than their key

/** Return how many keys end above a line, with words that are no wider than their key; Infinity for all. */
export function countFitting(keys: readonly Key[], end: number): number {
  const place = keys.findIndex(
    (key) => key.offsetTop + key.offsetHeight > end || key.scrollWidth > key.clientWidth + SLACK,
  );
  return place < 0 ? Infinity : place;
}

/** Call `change` with how many keys fit, now and after each change of a size; return how to stop. */
export function watchFit(room: HTMLElement, selector: string, change: (keys: number) => void) {
  const keys = [...room.querySelectorAll<HTMLElement>(selector)];
  const measured = new ResizeObserver(() =>
    change(countFitting(keys, room.offsetTop + room.clientHeight)),
  );
  for (const element of [room, ...keys]) measured.observe(element);
  return () => measured.disconnect();
}
