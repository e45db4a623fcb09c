import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../../game/state/story';
import { Player } from './player.svelte';

const story = [0, 3, 4, 9].map((seq) => ({ seq }) as Moment);

describe('the player of a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts at the moment of a log entry, or at the end', () => {
    expect(new Player(story).moment?.seq).toBe(0);
    expect(new Player(story, 4).moment?.seq).toBe(4);
    expect(new Player(story, 5).moment?.seq).toBe(9);
    expect(new Player(story, 99).at).toBe(3);
    expect(new Player([]).moment).toBeUndefined();
  });

  it('stays within the story', () => {
    const player = new Player(story);
    player.go(-1);
    expect(player.at).toBe(0);
    player.go(99);
    expect(player.at).toBe(3);
  });

  it('plays to the end and stops there; played again, it starts over', () => {
    const player = new Player(story);
    player.toggle();
    vi.advanceTimersByTime(900);
    expect([player.at, player.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(1800);
    expect([player.at, player.playing]).toEqual([3, false]);
    player.toggle();
    expect(player.at).toBe(0);
    player.stop();
    vi.advanceTimersByTime(9000);
    expect(player.at).toBe(0);
  });

  it('plays faster on request, with shorter moves of the pawns', () => {
    const player = new Player(story);
    expect(player.glide).toBe(260);
    player.speed = 4;
    expect(player.glide).toBe(75);
    player.toggle();
    vi.advanceTimersByTime(450);
    expect(player.at).toBe(2);
    player.toggle();
    vi.advanceTimersByTime(9000);
    expect(player.at).toBe(2);
  });
});
