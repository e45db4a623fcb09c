import { expect, it, vi } from 'vitest';
import { followEnd } from './followEnd';

/** Return a list of 100 pixels with this content, and what happens to it. */
function listOf(height: number) {
  let resized = () => undefined as void;
  const observed: unknown[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = (one: unknown) => observed.push(one);
      disconnect = () => observed.splice(0);
    },
  );
  const list = Object.assign(new EventTarget(), {
    scrollHeight: height,
    clientHeight: 100,
    firstElementChild: {},
    top: 0,
  });
  Object.defineProperty(list, 'scrollTop', {
    get: () => list.top,
    set: (top: number) => (list.top = Math.max(0, Math.min(top, list.scrollHeight - 100))),
  });
  const stop = followEnd(list as unknown as HTMLElement);
  const scroll = (top: number) => {
    list.top = top;
    list.dispatchEvent(new Event('scroll'));
  };
  const grow = (by: number) => {
    list.scrollHeight += by;
    resized();
  };
  return { list, observed, stop, scroll, grow };
}

it('shows the end of a list, also when it grows', () => {
  const { list, observed, grow } = listOf(500);
  expect(observed).toEqual([list, list.firstElementChild]);
  grow(0);
  expect(list.top).toBe(400);
  grow(80);
  expect(list.top).toBe(480);
});

it('goes on following when lines arrive between scrolling and its event', () => {
  const { list, scroll, grow } = listOf(500);
  grow(0);
  list.scrollHeight += 200;
  scroll(400);
  grow(0);
  expect(list.top).toBe(600);
});

it('stays where the reader has scrolled to, until they are back at the end', () => {
  const { list, scroll, grow } = listOf(500);
  grow(0);
  scroll(120);
  grow(50);
  expect(list.top).toBe(120);
  scroll(430);
  grow(50);
  expect(list.top).toBe(500);
});

it('observes nothing when the list is gone', () => {
  const { observed, stop, scroll, list } = listOf(500);
  stop();
  expect(observed).toEqual([]);
  scroll(7);
  expect(list.top).toBe(7);
});
