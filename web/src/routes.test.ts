import { expect, it } from 'vitest';
import { pageAt, ROUTES } from './routes';

const NONE = {};

it.each([
  ['/new', '', '/new', { byTurns: false, group: null }],
  ['/new', '#turns', '/new', { byTurns: true, group: null }],
  ['/new', '#group=abc', '/new', { byTurns: false, group: 'abc' }],
  ['/games', '', '/games', NONE],
  ['/groups', '', '/groups', NONE],
  ['/g/abc', '', '/g/:id', { id: 'abc' }],
  ['/beside/', '', '/beside', NONE],
  ['/beside/midgame', '', '/beside/midgame', NONE],
  ['/daily', '', '/daily', NONE],
  ['/guide', '', '/guide', NONE],
  ['/puzzles', '', '/puzzles', NONE],
  ['/me', '', '/me', NONE],
  ['/privacy', '', '/privacy', NONE],
  ['/licences', '', '/licences', NONE],
  ['/gallery', '', '/gallery', NONE],
  ['/puzzles/17', '', '/puzzles/:number', { number: 17 }],
  ['/device', '#secret', '/device', { link: 'secret' }],
  ['/mail', '#confirm=abc', '/mail', { purpose: 'confirm', token: 'abc' }],
  ['/mail', '', '/mail', { purpose: '', token: '' }],
  ['/p', '#packed', '/p', { packed: 'packed' }],
  ['/j/fox-owl-7', '', '/j/:code', { code: 'fox-owl-7' }],
  ['/t/abc', '', '/t/:id', { id: 'abc', hand: false }],
  ['/t/abc', '#hand', '/t/:id', { id: 'abc', hand: true }],
  ['/t/abc/board', '', '/t/:id/board', { id: 'abc' }],
  ['/t/abc/replay', '#12', '/t/:id/replay', { id: 'abc', hash: '#12' }],
  ['/t/abc/review', '', '/t/:id/review', { id: 'abc', turn: null }],
  ['/t/abc/review', '#11', '/t/:id/review', { id: 'abc', turn: 11 }],
])('opens at %s%s the page of %s with %o', (path, hash, pattern, props) => {
  const page = pageAt(path, hash);
  expect(page?.path).toBe(pattern);
  expect(page?.props).toEqual(props);
});

it.each(['/t', '/t/abc/replay/more', '/new/more', '/puzzles/x', '/puzzles/1234567', '/nowhere'])(
  'opens no page at %s',
  (path) => expect(pageAt(path)).toBeNull(),
);

it('opens the lobby, which can load the table page in advance', () => {
  const page = pageAt('/');
  expect(page?.path).toBe('/');
  expect(page?.props['preload']).toBe(ROUTES['/t/:id'].load);
});

it('starts a page again for another path, and only where it says so for another hash', () => {
  const key = (path: string, hash: string) => pageAt(path, hash)?.key;
  expect(key('/t/abc', '')).not.toBe(key('/t/def', ''));
  expect(key('/t/abc', '')).toBe(key('/t/abc', '#hand'));
  expect(key('/p', '#one')).not.toBe(key('/p', '#two'));
});
