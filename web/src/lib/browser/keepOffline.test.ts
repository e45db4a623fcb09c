import { beforeEach, expect, it, vi } from 'vitest';
import { keepOffline } from './keepOffline';

let registered: string[] = [];
let whenInstalled: () => void;

/** Be a page in an installed app, or in a tab. */
function be(installed: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

beforeEach(() => {
  registered = [];
  const register = (file: string) => Promise.resolve(void registered.push(file));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal(
    'addEventListener',
    (_: string, listener: () => void) => (whenInstalled = listener),
  );
});

const KEPT = ['/games/notices.js', '/games/offline/service-worker.js'];

it('keeps the game of an installed app', () => {
  be(true);
  keepOffline((path) => `/games${path}`);
  expect(registered).toEqual(KEPT);
});

it('keeps nothing in a tab, before it is installed', () => {
  be(false);
  keepOffline((path) => `/games${path}`);
  expect(registered).toEqual([]);
  whenInstalled();
  expect(registered).toEqual(KEPT);
});

it('does nothing without service workers', () => {
  be(true);
  vi.stubGlobal('navigator', {});
  expect(() => keepOffline((path) => path)).not.toThrow();
});
