import { afterEach, describe, expect, it, vi } from 'vitest';

/** The module as a page with these attributes loads it. */
async function load(dataset: Record<string, string>, place = 'https://example.org/') {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', new URL(place));
  return import('./address');
}
afterEach(() => vi.resetModules());

describe('at a server below a sub-path', () => {
  it('has all pages below it', async () => {
    const { absolute, fileAt, href, pathIn } = await load({ path: '/four', host: '' });
    expect(fileAt('/a.txt')).toBe('/four/a.txt');
    expect(href('/t/abc')).toBe('/four/t/abc');
    expect(absolute('/t/abc')).toBe('https://example.org/four/t/abc');
    expect(pathIn(new URL('https://example.org/four/t/abc?from=mail'))).toBe('/t/abc');
  });
});

describe('in a folder of files', () => {
  const inFolder = () => load({ host: 'local' }, 'https://example.org/games/four/');

  it('has all pages behind a question mark', async () => {
    const { absolute, fileAt, href, pathIn } = await inFolder();
    expect(fileAt('/a.txt')).toBe('./a.txt');
    expect(href('/t/abc#hand')).toBe('?/t/abc#hand');
    expect(absolute('/t/abc')).toBe('https://example.org/games/four/?/t/abc');
    expect(pathIn(new URL('https://example.org/games/four/?/t/abc#hand'))).toBe('/t/abc');
  });

  it.each(['', '?', '?from=mail'])('opens the lobby at %o', async (search) => {
    const { pathIn } = await inFolder();
    expect(pathIn({ pathname: '/games/four/', search })).toBe('/');
  });
});
