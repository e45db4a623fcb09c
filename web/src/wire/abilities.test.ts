import { afterEach, expect, it, vi } from 'vitest';

/** Whether a page with these attributes offers something. */
async function load(dataset: Record<string, string>) {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  return (await import('./abilities')).offers;
}
afterEach(() => vi.resetModules());

it('is everything at a server', async () => {
  const offers = await load({ host: '', offers: '' });
  expect([offers('people'), offers('coach'), offers('deep')]).toEqual([true, true, true]);
});

it('is no Python session at a server, whose page has no Python', async () => {
  const offers = await load({ host: '', offers: '' });
  expect(offers('python')).toBe(false);
});

it('is what the page names in a folder of files', async () => {
  const offers = await load({ host: 'local', offers: 'quick coach' });
  expect([offers('people'), offers('coach'), offers('deep')]).toEqual([false, true, false]);
});
