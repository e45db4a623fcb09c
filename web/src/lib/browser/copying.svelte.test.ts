import { afterEach, expect, it, vi } from 'vitest';
import { Copying } from './copying.svelte';

afterEach(() => void vi.useRealTimers());

it('copies a text, and says so for two seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const copying = new Copying();
  await copying.copy('fox-owl-7');
  expect(writeText).toHaveBeenCalledWith('fox-owl-7');
  expect(copying.copied).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(copying.copied).toBe(false);
});

it('selects the text where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const copying = new Copying();
  const select = vi.fn();
  copying.field = { select } as unknown as HTMLInputElement;
  await copying.copy('fox-owl-7');
  expect(select).toHaveBeenCalledOnce();
  expect(copying.copied).toBe(false);
});
