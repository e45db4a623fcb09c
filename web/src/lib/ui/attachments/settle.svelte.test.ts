import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEffects } from '../../../testing/effects.svelte';
import { settle } from './settle.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('makes keys deaf for 300 ms after each change of what they are', () => {
  let content = $state('draw');
  const element = { dataset: {} as DOMStringMap } as HTMLElement;
  withEffects(() => settle(() => content)(element));
  const isDeaf = () => 'settling' in element.dataset;
  expect(isDeaf()).toBe(true);
  vi.advanceTimersByTime(299);
  content = 'infect';
  flushSync();
  vi.advanceTimersByTime(299);
  expect(isDeaf()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isDeaf()).toBe(false);
});
