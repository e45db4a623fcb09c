import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { TurnRun } from './turnRun.svelte';

const STEPS = ['drive chicago', 'treat blue', 'pass'].map((text) => ({
  text,
  seat: 0,
  parts: null,
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.speed = 'calm';
  vi.useRealTimers();
});

function at(animation = { holds: false }) {
  const run = new TurnRun(animation);
  const played: string[] = [];
  const play = async ({ text }: { text: string }) => {
    played.push(text);
    return Promise.resolve('played' as const);
  };
  return { run, played, play };
}

describe('a turn that is played move by move', () => {
  it('pauses after each step, so that it can be followed', async () => {
    const { run, played, play } = at();
    const all = run.run(STEPS, play);
    await vi.advanceTimersByTimeAsync(0);
    expect([played.length, run.played, run.isOn]).toEqual([1, 1, true]);
    await vi.advanceTimersByTimeAsync(900);
    expect(played).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(await all).toBe(3);
    expect(run.isOn).toBe(false);
  });

  it('stops between two steps', async () => {
    const { run, played, play } = at();
    const all = run.run(STEPS, play);
    await vi.advanceTimersByTimeAsync(0);
    run.stop();
    expect(await all).toBe(1);
    expect(played).toEqual(['drive chicago']);
  });

  it('hurries when told, and at once without animations', async () => {
    const { run, play } = at();
    const all = run.run(STEPS, play);
    await vi.advanceTimersByTimeAsync(0);
    run.hurry();
    expect(await all).toBe(3);
    settings.speed = 'none';
    expect(await run.run(STEPS, play)).toBe(3);
  });

  it('waits while the board shows something', async () => {
    settings.speed = 'none';
    const animation = { holds: true };
    const { run, played, play } = at(animation);
    const all = run.run(STEPS, play);
    await vi.advanceTimersByTimeAsync(500);
    expect(played).toHaveLength(1);
    animation.holds = false;
    await vi.advanceTimersByTimeAsync(50);
    expect(await all).toBe(3);
  });

  it('ends with a refused step, and with the last one that can be played now', async () => {
    settings.speed = 'none';
    const { run } = at();
    expect(await run.run(STEPS, async () => Promise.resolve('refused' as const))).toBe(0);
    expect(await run.run(STEPS, async () => Promise.resolve('last' as const))).toBe(1);
  });

  it('says at which step it ended by itself', async () => {
    settings.speed = 'none';
    const { run, play } = at();
    await run.run(STEPS, async () => Promise.resolve('last' as const));
    expect(run.halted).toBe(STEPS[1]);
    await run.run(STEPS, play);
    expect(run.halted).toBeNull();
  });
});
