import { expect, it } from 'vitest';
import { absolute, href, parse } from './router.svelte';

it.each([
  ['/', '', { name: 'lobby' }],
  ['/new', '', { name: 'new' }],
  ['/beside/', '', { name: 'beside' }],
  ['/guide', '', { name: 'guide' }],
  ['/puzzles', '', { name: 'puzzles' }],
  ['/me', '', { name: 'me' }],
  ['/privacy', '', { name: 'privacy' }],
  ['/puzzles/17', '', { name: 'puzzle', number: 17 }],
  ['/puzzles/x', '', { name: 'lost' }],
  ['/gallery', '', { name: 'gallery' }],
  ['/device', '#secret', { name: 'device', link: 'secret' }],
  ['/p', '#packed', { name: 'position', packed: 'packed' }],
  ['/j/fox-owl-7', '', { name: 'join', code: 'fox-owl-7' }],
  ['/t/abc', '', { name: 'table', id: 'abc', hand: false }],
  ['/t/abc', '#hand', { name: 'table', id: 'abc', hand: true }],
  ['/t/abc/board', '', { name: 'board', id: 'abc' }],
  ['/t/abc/replay', '#12', { name: 'replay', id: 'abc', hash: '#12' }],
  ['/t/abc/review', '', { name: 'review', id: 'abc', turn: null }],
  ['/t/abc/review', '#11', { name: 'review', id: 'abc', turn: 11 }],
  ['/t', '', { name: 'lost' }],
  ['/t/abc/replay/more', '', { name: 'lost' }],
  ['/new/more', '', { name: 'lost' }],
  ['/nowhere', '', { name: 'lost' }],
])('shows at %s%s the page %o', (path, hash, route) => {
  expect(parse(path, hash)).toEqual(route);
});

it('makes addresses to use and to send', () => {
  expect(href('/t/abc')).toBe('/t/abc');
  expect(absolute('/t/abc')).toBe('https://example.org/t/abc');
});
