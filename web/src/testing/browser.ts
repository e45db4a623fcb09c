// Replaces the parts of a browser that modules touch when they are imported. Runs before every test file.
import { beforeEach, vi } from 'vitest';
import { Part } from './page';

/** `localStorage` and `sessionStorage`, in memory. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const PAGE = {
  Element: Part,
  addEventListener: () => undefined,
  document: {
    activeElement: null,
    documentElement: { dataset: {}, lang: '' },
    createElement: () => ({ getContext: () => null }), // letters are all equally wide
    querySelector: () => null,
    querySelectorAll: () => [],
  },
  location: new URL('https://example.org/'),
  matchMedia: () => ({ matches: false }),
  navigator: { languages: ['en-GB', 'en'] },
};

/** Vitest removes stubs after every test, so that no test sees what another one has stored. */
function openPage(): void {
  for (const [name, value] of Object.entries(PAGE)) vi.stubGlobal(name, value);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
}

openPage();
const { printedIn, speak } = await import('../lib/language.svelte');
const { settings } = await import('../lib/settings.svelte');

beforeEach(async () => {
  openPage();
  settings.keys = true;
  printedIn('2013');
  await speak('en');
});
