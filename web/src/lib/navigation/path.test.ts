import { expect, it } from 'vitest';
import { matchPath } from './path';

it.each([
  ['/', '/', {}],
  ['/new', '/new', {}],
  ['/new', '/new/', {}],
  ['/j/:code', '/j/fox-owl-7', { code: 'fox-owl-7' }],
  ['/t/:id/replay', '/t/abc/replay', { id: 'abc' }],
  ['/:a/to/:b', '/x/to/y', { a: 'x', b: 'y' }],
  ['/new', '/', null],
  ['/new', '/new/more', null],
  ['/t/:id', '/t', null],
  ['/t/:id', '/t/abc/replay', null],
  ['/t/:id/replay', '/t/abc/review', null],
])('matches %s with %s as %o', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
