import { expect, it } from 'vitest';
import controls from './controls.css?raw';
import layout from './layout.css?raw';

const USERS = import.meta.glob<string>(['/src/**/*.{svelte,ts}', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What components say besides their own styles. */
const MARKUP = Object.values(USERS)
  .map((text) => text.replace(/<style>[^]*<\/style>/, ''))
  .join('\n');

/** Return the classes that a stylesheet defines. */
function classes(css: string): string[] {
  const rules = css.replace(/\/\*[^]*?\*\//g, '').replace(/\{[^{}]*\}/g, ';');
  const names = [...rules.matchAll(/\.([a-z][\w-]*)|@utility ([\w-]+)(?=\s*;)/g)];
  return [...new Set(names.map(([, ofRule, ofUtility]) => ofRule ?? ofUtility ?? ''))];
}

const isUsed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(MARKUP);

it('finds the classes of a stylesheet', () => {
  const css = '.a:where(.b-c) > i { margin: 0.5rem } @utility d { gap: 0 } @utility e-* { gap: 0 }';
  expect(classes(css)).toEqual(['a', 'b-c', 'd']);
});

it.each(Object.entries({ controls, layout }))('uses every class of %s.css', (_, css) => {
  expect(classes(css).length).toBeGreaterThan(5);
  expect(classes(css).filter((name) => !isUsed(name))).toEqual([]);
});
