import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, RefusedRequest } from '../../wire/api';
import type { Review } from '../../wire/wire';
import { Reviewing } from './reviewing.svelte';

const review = (turns: number, done: boolean) =>
  ({ turns: Array(turns).fill({}), total: 3, done }) as Review;

describe('the review of a game', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is requested every second until it is finished', async () => {
    const read = vi.spyOn(api, 'review').mockResolvedValue(review(1, false));
    const reviewing = new Reviewing();
    expect([reviewing.turns, reviewing.total, reviewing.finished]).toEqual([[], 0, false]);
    reviewing.watch('t1');
    await vi.advanceTimersByTimeAsync(0);
    expect([reviewing.turns.length, reviewing.total]).toEqual([1, 3]);
    read.mockResolvedValue(review(3, true));
    await vi.advanceTimersByTimeAsync(5000);
    expect([read.mock.calls.length, reviewing.finished]).toEqual([2, true]);
  });

  it('is not requested any more when the page was left', async () => {
    const read = vi.spyOn(api, 'review').mockResolvedValue(review(1, false));
    const reviewing = new Reviewing();
    reviewing.watch('t1')();
    await vi.advanceTimersByTimeAsync(5000);
    expect(read).toHaveBeenCalledOnce();
    expect(reviewing.review).toBeNull();
  });

  it('says what went wrong', async () => {
    const gone = new RefusedRequest(0, 'unreachable', {}, '');
    vi.spyOn(api, 'review').mockRejectedValue(gone);
    const reviewing = new Reviewing();
    reviewing.watch('t1');
    await vi.advanceTimersByTimeAsync(0);
    expect(reviewing.problem).not.toBe('');
  });
});
