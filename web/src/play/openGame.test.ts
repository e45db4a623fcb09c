import { describe, expect, it } from 'vitest';
import { drove, made, table, turn } from '../testing/game';
import { FakeConnection } from '../testing/connection.svelte';
import { hasJustBegun } from './openGame';

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
