import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEffects } from '../../testing/effects.svelte';
import type { Request } from '../../wire/wire';
import type { DockState } from './dockState';
import { MOMENT, SteadyDock } from './steadyDock.svelte';

const asked = (number: number): DockState => ({
  kind: 'request',
  request: { number } as Request,
  others: 0,
});

describe('a steady dock', () => {
  let state: DockState = $state.raw({ kind: 'turn' });
  let dock: SteadyDock;
  const become = (next: DockState) => {
    state = next;
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    state = asked(1);
    dock = withEffects(() => new SteadyDock(() => state));
  });
  afterEach(() => vi.useRealTimers());

  it('keeps a question that the game takes away, without effect, for a moment', () => {
    become({ kind: 'waiting' });
    expect(dock.shown).toEqual(asked(1));
    expect(dock.isLeaving).toBe(true);
    vi.advanceTimersByTime(MOMENT);
    expect(dock.shown.kind).toBe('waiting');
    expect(dock.isLeaving).toBe(false);
  });

  it('goes on at once after an answer', () => {
    dock.press();
    become({ kind: 'waiting' });
    expect(dock.shown.kind).toBe('waiting');
  });

  it('shows the newest state after the moment, and a question that came back', () => {
    become({ kind: 'waiting' });
    become({ kind: 'turn' });
    vi.advanceTimersByTime(MOMENT);
    expect(dock.shown.kind).toBe('turn');
    become(asked(2));
    become({ kind: 'waiting' });
    become(asked(2));
    expect(dock.isLeaving).toBe(false);
    vi.advanceTimersByTime(MOMENT);
    expect(dock.shown).toEqual(asked(2));
  });

  it('does not hold up what has no keys that vanish', () => {
    become({ kind: 'waiting' });
    vi.advanceTimersByTime(MOMENT);
    become({ kind: 'turn' });
    expect(dock.shown.kind).toBe('turn');
  });
});
