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
      'The bots are getting ready (only once on this computer). Step 1 of 2: 40%',
    );
    ask.mockResolvedValue({ percent: 90, step: 'compiling' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(preparation.words).toContain('Step 2 of 2: 90%');
    ask.mockResolvedValue({ percent: 100, step: 'compiling' });
    await vi.advanceTimersByTimeAsync(5000);
    expect([preparation.words, preparation.underWay]).toEqual(['', false]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is told to screen readers when it is first seen, in each quarter and at its end', async () => {
    const ask = vi.spyOn(api, 'botsReady');
    const preparation = new Preparation();
    const told: string[] = [];
    const at = async (percent: number) => {
      ask.mockResolvedValue({ percent, step: 'compiling' });
      await vi.advanceTimersByTimeAsync(1000);
      if (preparation.told !== told.at(-1)) told.push(preparation.told);
    };
    ask.mockResolvedValue({ percent: 10, step: 'compiling' });
    preparation.watch();
    for (const percent of [10, 12, 24, 26, 49, 74, 76, 99, 100]) await at(percent);
    const percents = told.map((words) => /\d+%/.exec(words)?.[0] ?? words);
    expect(percents).toEqual(['10%', '26%', '74%', '76%', 'The bots are ready.']);
  });

  it('is not told where nothing has to be prepared', async () => {
    vi.spyOn(api, 'botsReady').mockResolvedValue({ percent: 100, step: 'compiling' });
    const preparation = new Preparation();
    preparation.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect([preparation.told, preparation.isKnown]).toEqual(['', true]);
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
