import { expect, it, vi } from 'vitest';
import { fitToWindow, layout } from './layout.svelte';

it('fits the window in letters, and follows its changes while the screen is shown', () => {
  let resize: () => void = () => undefined;
  const probe = { className: '', remove: vi.fn() };
  const disconnect = vi.fn();
  const page = (width: number, height: number, letter: number) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: `${letter}px` }));
    resize();
    return layout.current;
  };
  vi.stubGlobal('document', { documentElement: {}, createElement: () => probe });
  vi.stubGlobal('addEventListener', (_: string, act: () => void) => (resize = act));
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  page(1280, 800, 16);
  const leave = fitToWindow({ append: vi.fn() } as unknown as HTMLElement);
  expect(layout.current).toBe('wide');
  expect(page(1280, 800, 24)).toBe('landscape'); // large text is like a small screen
  expect(layout.letter).toBe(24);
  expect(page(400, 800, 16)).toBe('portrait');
  expect(page(1280, 800, 16)).toBe('wide');
  leave();
  expect(probe.remove).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
