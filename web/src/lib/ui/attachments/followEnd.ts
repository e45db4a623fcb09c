// Keeps a list that grows at its end, until the reader scrolls up, and again when they are back at the end.

const END = 40; // pixels that count as the end

/** An attachment for an element that scrolls, whose only child has the content. */
export function followEnd(list: HTMLElement): () => void {
  let follows = true;
  let top = 0;
  // Both may change their size at any time: a panel above the list opens, a line is loaded or folded.
  const sizes = new ResizeObserver(() => {
    if (!follows) return;
    list.scrollTop = list.scrollHeight;
    top = list.scrollTop;
  });
  const scrolled = () => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    // Content that has just been added is below the end, too: only a reader scrolls up.
    if (left < END) follows = true;
    else if (list.scrollTop < top) follows = false;
    top = list.scrollTop;
  };
  list.addEventListener('scroll', scrolled);
  sizes.observe(list);
  if (list.firstElementChild) sizes.observe(list.firstElementChild);
  return () => {
    sizes.disconnect();
    list.removeEventListener('scroll', scrolled);
  };
}
