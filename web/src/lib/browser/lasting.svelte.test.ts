import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEffects } from '../../testing/effects.svelte';
import { Lasting } from './lasting.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says for how long something has lasted, and ticks', () => {
  const lasting = withEffects(() => new Lasting());
  const begun = Date.now() - 65_000;
  expect(lasting.since(begun)).toBe('1:05');
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(lasting.since(begun)).toBe('1:10');
});

it('says nothing of what is unknown or lasts long', () => {
  const lasting = withEffects(() => new Lasting());
  expect(lasting.since(undefined)).toBe('');
  expect(lasting.since(Date.now() - 3_600_000)).toBe('');
});
