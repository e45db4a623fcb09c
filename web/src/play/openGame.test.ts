import { describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { FakeConnection } from '../testing/connection.svelte';
import { drove, made, position, table, turn } from '../testing/game';
import { api } from '../wire/api';
import type { TableAnimation } from './animation/animation.svelte';
import { hasJustBegun, openGame } from './openGame';

const viewerOf = (...at: ConstructorParameters<typeof FakeConnection>) =>
  new FakeConnection(...at).play().viewer;

describe('hasJustBegun', () => {
  const bots = made(1, 'drive chicago', [drove('chicago', 'scientist')], { by: 'bot:1', seat: 1 });

  it('is true until one has moved, even if a bot was quicker', () => {
    expect(hasJustBegun(viewerOf())).toBe(true);
    expect(hasJustBegun(viewerOf(table(), [bots]))).toBe(true);
    expect(hasJustBegun(viewerOf(table(), [made(1, 'drive chicago', [drove('chicago')])]))).toBe(
      false,
    );
  });

  it('is false later, for spectators, and where nothing was dealt', () => {
    expect(hasJustBegun(viewerOf(table(), [made(1, 'next', [turn(1)], { by: null })]))).toBe(false);
    expect(hasJustBegun(viewerOf(table({ you: 'max' })))).toBe(false);
    const { setup } = table();
    expect(hasJustBegun(viewerOf(table({ setup: { ...setup, position: {} as never } })))).toBe(
      false,
    );
  });
});

describe('openGame', () => {
  const animation = () => ({ open: vi.fn() }) as unknown as TableAnimation;
  const [dealt, later] = [position({ outbreaks: 0 }), position({ outbreaks: 1 })];

  it('shows the deal once in each tab', async () => {
    const shown = animation();
    await openGame(viewerOf(), shown);
    await openGame(viewerOf(), shown);
    expect(shown.open).toHaveBeenCalledOnce();
    expect(shown.open).toHaveBeenCalledWith(later, [], 0, 'ada');
  });

  it('starts from the deal if a bot has moved already', async () => {
    const shown = animation();
    const bot = made(1, 'pass', [], { by: 'bot:1', seat: 1 });
    const replay = { entries: [bot], frames: [{ seq: 0, position: dealt }] };
    vi.spyOn(api, 'replay').mockResolvedValue(replay as never);
    await openGame(viewerOf(table(), [bot]), shown);
    expect(api.replay).toHaveBeenCalledWith('t1');
  });

  it('shows nothing without animations, on a hidden page, or in a running game', async () => {
    const shown = animation();
    settings.speed = 'none';
    await openGame(viewerOf(), shown);
    settings.speed = 'calm';
    await openGame(viewerOf(table(), [made(1, 'pass')]), shown);
    vi.stubGlobal('document', { hidden: true });
    await openGame(viewerOf(), shown);
    expect(shown.open).not.toHaveBeenCalled();
  });
});
