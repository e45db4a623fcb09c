import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withEffects } from '../../testing/effects.svelte';
import { listeners } from '../../testing/page';
import { keepSettings, readSettings, settings } from './settings.svelte';

const KEY = 'fourcures.settings';
const usual = { ...settings };

afterEach(() => void Object.assign(settings, usual));

describe('settings', () => {
  it('follow the preferences of the system at first', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('navigator', { languages: ['zxx-XX', 'pl-PL', 'en'] });
    expect(readSettings()).toMatchObject({ theme: 'contrast', speed: 'none', language: 'pl' });
  });

  it('are stored, and shown by the page', () => {
    const root = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() } };
    vi.stubGlobal('document', { documentElement: root });
    withEffects(keepSettings);
    settings.theme = 'light';
    settings.speed = 'fast';
    flushSync();
    expect(root.dataset).toEqual({ theme: 'light', motion: 'fast' });
    expect(root.style.setProperty).toHaveBeenLastCalledWith('--pace', '0.45');
    expect(readSettings()).toMatchObject({ theme: 'light', speed: 'fast' });
  });

  it('fall back to the defaults for each unreadable value', () => {
    localStorage.setItem(KEY, JSON.stringify({ theme: 'pink', volume: 7, muted: 1, keys: false }));
    expect(readSettings()).toMatchObject({ theme: 'dark', volume: 1, muted: false, keys: false });
    localStorage.setItem(KEY, '{');
    expect(readSettings().theme).toBe('dark');
  });

  it('change with those of another tab', () => {
    const hear = (key: string) => listeners.get('storage')?.({ key } as unknown as Event);
    localStorage.setItem(KEY, JSON.stringify({ theme: 'light' }));
    hear('other');
    expect(settings.theme).toBe('dark');
    hear(KEY);
    expect(settings.theme).toBe('light');
  });
});
