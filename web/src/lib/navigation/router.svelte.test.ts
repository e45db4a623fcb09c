import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogs } from './dialogs.svelte';
import { help } from './help.svelte';
import { absolute, href, router, stay } from './router.svelte';

it('makes addresses to use and to send', () => {
  expect(href('/t/abc')).toBe('/t/abc');
  expect(absolute('/t/abc')).toBe('https://example.org/t/abc');
});

describe('going to another page', () => {
  const scrollTo = vi.fn();
  beforeEach(() => {
    const place = (_: unknown, __: string, path: string) => {
      const { pathname, hash } = new URL(path, 'https://example.org/');
      vi.stubGlobal('location', { pathname, hash });
    };
    vi.stubGlobal('history', { pushState: vi.fn(place), replaceState: vi.fn(place) });
    vi.stubGlobal('location', { pathname: '/', hash: '' });
    vi.stubGlobal('scrollTo', scrollTo.mockClear());
  });

  it('changes the address without a reload, and starts at the top', () => {
    router.go('/t/abc#hand');
    expect([router.path, router.hash]).toEqual(['/t/abc', '#hand']);
    expect(history.pushState).toHaveBeenCalledOnce();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    router.go('/t/abc#log');
    expect(scrollTo).toHaveBeenCalledOnce(); // the same page
  });

  it('can take the place of the current page', () => {
    router.go('/t/abc', true);
    expect(history.replaceState).toHaveBeenCalledOnce();
  });

  const click = (keys: Partial<MouseEvent> = {}) => {
    const link = { pathname: '/new', hash: '' };
    const currentTarget = { closest: () => link };
    const event = { button: 0, preventDefault: vi.fn(), currentTarget, ...keys };
    stay(event as unknown as MouseEvent);
    return event;
  };

  it('happens on a plain click on a link', () => {
    expect(click().preventDefault).toHaveBeenCalledOnce();
    expect(router.path).toBe('/new');
  });

  it.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is left to the browser on a click with %o',
    (keys) => {
      expect(click(keys).preventDefault).not.toHaveBeenCalled();
    },
  );
});

it('opens the rules at a rule, and closes them', () => {
  help.open('R8.5');
  expect([help.shown, help.rule]).toEqual([true, 'R8.5']);
  help.close();
  expect(help.shown).toBe(false);
  expect(dialogs).toEqual({ settings: false, person: null });
});
