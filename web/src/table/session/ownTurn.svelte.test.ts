import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnTurn } from './ownTurn.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('OwnTurn', () => {
  it('says for a moment that a turn begins, and only once in it', () => {
    const own = new OwnTurn();
    own.announce(3);
    expect(own.begins).toBe(true);
    vi.runAllTimers();
    expect(own.begins).toBe(false);
    own.announce(3);
    expect(own.begins).toBe(false);
    own.announce(6);
    expect(own.begins).toBe(true);
  });

  it('says nothing any more when it is stopped', () => {
    const own = new OwnTurn();
    own.announce(1);
    own.stop();
    expect(own.begins).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
