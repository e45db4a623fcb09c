import { expect, it, vi } from 'vitest';
import { beside, placeBeside } from './beside';

const window = { width: 1000, height: 600 };
const menu = { width: 200, height: 300 };
const place = (left: number, top: number) =>
  placeBeside({ left, top, bottom: top + 40 }, menu, window);

it('is below its button, and above one that is in the lower half of the window', () => {
  expect(place(100, 50)).toEqual({ left: 100, top: 90 });
  expect(place(100, 310)).toEqual({ left: 100, top: 10 });
});

it('stays inside the window where neither side has the room', () => {
  expect(place(950, 275)).toEqual({ left: 792, top: 292 });
  expect(place(-50, 285)).toEqual({ left: 8, top: 8 });
});

it('follows the size of the list until it is gone', () => {
  let resized = () => undefined as void;
  const disconnect = vi.fn();
  const observe = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('innerWidth', window.width);
  vi.stubGlobal('innerHeight', window.height);
  const details = { getBoundingClientRect: () => ({ left: 20, top: 550, bottom: 590 }) };
  const list = { parentElement: details, offsetWidth: 200, offsetHeight: 100, style: {} };
  const stop = beside(list as unknown as HTMLElement);
  expect(observe).toHaveBeenCalledWith(list);
  resized();
  expect(list.style).toEqual({ left: '20px', top: '450px' });
  list.offsetHeight = 300;
  resized();
  expect(list.style).toEqual({ left: '20px', top: '250px' });
  stop();
  expect(disconnect).toHaveBeenCalled();
});
