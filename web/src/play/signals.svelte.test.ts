import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { FakeConnection } from '../testing/connection.svelte';
import { withEffects } from '../testing/effects.svelte';
import { said } from '../testing/game';
import type { ShownEntry } from '../wire/wire';
import { Signals } from './signals.svelte';

const signal = (seq: number, about: string | null, by = 'max', change = {}) =>
  ({ ...said(seq, by, ''), phrase: 'look', about, ...change }) as ShownEntry;

describe('signals', () => {
  let connection: FakeConnection;
  let signals: Signals;
  const hear = (...entries: ShownEntry[]) => {
    connection.entries = [...connection.entries, ...entries];
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    connection = new FakeConnection(undefined, [signal(1, 'lima')]);
    const { viewer, decision } = connection.play();
    signals = withEffects(() => new Signals(viewer, decision));
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.signals = true;
  });

  it('are shown for seven seconds, but not those of before', () => {
    expect(signals.lines).toEqual([]);
    hear(signal(2, 'cairo'));
    expect(signals.lines).toMatchObject([{ seq: 2, name: 'Max' }]);
    vi.advanceTimersByTime(6999);
    expect(signals.lines).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(signals.lines).toEqual([]);
  });

  it('point at cities, and at pawns where they are', () => {
    hear(signal(2, 'cairo'), signal(3, 'scientist'), signal(4, null));
    expect(signals.cities).toEqual(['cairo', 'atlanta']);
  });

  it('leave room for the map: only the last three are shown', () => {
    hear(...[2, 3, 4, 5].map((seq) => signal(seq, 'cairo')));
    expect(signals.lines.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  it('are not shown if they are switched off, only typed, or my own', () => {
    hear(said(2, 'max'), signal(3, null, 'ada', { plan: 1 }), signal(5, 'cairo', 'ada'));
    settings.signals = false;
    hear(signal(4, 'cairo'));
    settings.signals = true;
    flushSync();
    expect(signals.lines).toEqual([]);
    expect(signals.cities).toEqual(['cairo']); // but the map shows where I point
  });
});
