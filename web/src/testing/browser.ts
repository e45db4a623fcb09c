// Stubs the browser APIs that modules use when they are imported. Runs before every test file.
import { afterEach, beforeEach, vi } from 'vitest';
import { endEffects } from './effects.svelte';
import { listeners, Part } from './page';

/** Return an in-memory `localStorage` or `sessionStorage`. */
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
  addEventListener: (name: string, listener: EventListener) => void listeners.set(name, listener),
  document: {
    activeElement: null,
    documentElement: { dataset: {}, lang: '' },
    createElement: () => ({ getContext: () => null }), // all letters have the same width
    querySelector: () => null,
    querySelectorAll: () => [],
  },
  getComputedStyle: () => ({ fontSize: '16px' }),
  innerHeight: 800,
  innerWidth: 1280,
  location: new URL('https://example.org/'),
  matchMedia: () => ({ matches: false }),
  navigator: { languages: ['en-GB', 'en'] },
  window: globalThis,
};

/** Install the stubs; Vitest removes them after every test, so that tests share no storage. */
function openPage(): void {
  for (const [name, value] of Object.entries(PAGE)) vi.stubGlobal(name, value);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
}

// What the last test of another file stubbed would still be there in `beforeAll`.
vi.unstubAllGlobals();
openPage();
const { useEdition, speak } = await import('../lib/text/language.svelte');
const { settings } = await import('../lib/person/settings.svelte');

beforeEach(async () => {
  openPage();
  settings.keys = true;
  settings.speed = 'calm';
  useEdition('2013');
  await speak('en');
});

afterEach(endEffects);
