// How many keys of a row have room, each with its words.
const SLACK = 2; // pixels

/** Call `fits` with the number of keys before the first that has no room; return a function that stops. */
export function watchFit(
  room: HTMLElement,
  selector: string,
  fits: (keys: number) => void,
): () => void {
  const keys = [...room.querySelectorAll<HTMLElement>(`:scope > ${selector}`)];
  const measured = new ResizeObserver(() => {
    const end = room.offsetTop + room.clientHeight;
    const place = keys.findIndex(
      (key) => key.offsetTop + key.offsetHeight > end || key.scrollWidth > key.clientWidth + SLACK,
    );
    fits(place < 0 ? Infinity : place);
  });
  for (const element of [room, ...keys]) measured.observe(element);
  return () => measured.disconnect();
}
