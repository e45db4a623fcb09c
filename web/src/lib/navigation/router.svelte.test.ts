import { expect, it } from 'vitest';
import { absolute, href } from './router.svelte';

it('makes addresses to use and to send', () => {
  expect(href('/t/abc')).toBe('/t/abc');
  expect(absolute('/t/abc')).toBe('https://example.org/t/abc');
});
