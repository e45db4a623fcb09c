import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts down to the next deal, and then calls', () => {
  const countdown = new Countdown();
  const then = vi.fn();
  countdown.start((60 + 30) * 60_000, then);
  expect([countdown.hours, countdown.minutes]).toEqual([1, 30]);
  vi.advanceTimersByTime(31 * 60_000);
  expect([countdown.hours, countdown.minutes]).toEqual([0, 59]);
  vi.advanceTimersByTime(60 * 60_000);
  expect(countdown.left).toBe(0);
  expect(then).toHaveBeenCalledOnce();
});

it('calls nobody who has left the page', () => {
  const then = vi.fn();
  new Countdown().start(1000, then)();
  vi.advanceTimersByTime(5000);
  expect(then).not.toHaveBeenCalled();
});
