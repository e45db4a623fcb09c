import { expect, it } from 'vitest';
import { covers, isClear, listReferences, splitAlpha } from './svgText';

it('tells the alpha of a colour from the colour', () => {
  expect(splitAlpha('rgba(1, 2, 3, 0.5)')).toEqual({ colour: 'rgb(1, 2, 3)', alpha: 0.5 });
  expect(splitAlpha('rgb(1, 2, 3)')).toEqual({ colour: 'rgb(1, 2, 3)', alpha: 1 });
  expect(splitAlpha('url("#glow")')).toEqual({ colour: 'url("#glow")', alpha: 1 });
});

it('knows what paints nothing', () => {
  expect(isClear('none')).toBe(true);
  expect(isClear('rgba(0, 0, 0, 0)')).toBe(true);
  expect(isClear('rgb(0, 0, 0)')).toBe(false);
});

it.each([
  ['U+0-FF', 'Kyiv', true],
  ['U+0-FF', 'Київ', false],
  ['U+0100-02BA, u+142', 'ł', true],
  ['U+41', '', false],
])('%s has a letter of “%s”: %s', (range, text, expected) =>
  expect(covers(range, text)).toBe(expected),
);

it('finds what is referred to, and takes no colour for an id', () => {
  const attributes = [
    { name: 'href', value: '#cube-blue' },
    { name: 'fill', value: 'url(#a-b)' },
    { name: 'fill', value: '#2c6076' },
    { name: 'd', value: 'M0 0' },
  ];
  expect(listReferences(attributes)).toEqual(['cube-blue', 'a-b']);
});
