import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, RefusedRequest } from '../wire/api';
import { Preparation } from './preparation.svelte';

describe('the preparation of the bots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told in steps and per cent until the bots are ready', async () => {
    const ask = vi.spyOn(api, 'botsReady').mockResolvedValue({ percent: 40, step: 'translating' });
    const preparation = new Preparation();
    preparation.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(preparation.words).toBe(
      'The bots are getting ready, once on this computer. Step 1 of 2: 40%',
    );
    ask.mockResolvedValue({ percent: 90, step: 'compiling' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(preparation.words).toContain('Step 2 of 2: 90%');
    ask.mockResolvedValue({ percent: 100, step: 'compiling' });
    await vi.advanceTimersByTimeAsync(5000);
    expect([preparation.words, preparation.underWay]).toEqual(['', false]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is asked for no longer when nobody waits', async () => {
    const ask = vi.spyOn(api, 'botsReady').mockResolvedValue({ percent: 40, step: 'translating' });
    new Preparation().watch()();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not told where the server does not answer', async () => {
    vi.spyOn(api, 'botsReady').mockRejectedValue(new RefusedRequest(0, 'unreachable', {}, ''));
    const preparation = new Preparation();
    preparation.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(preparation.underWay).toBe(false);
  });
});
