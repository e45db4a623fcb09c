import { describe, expect, it } from 'vitest';
import { drove, made, play, table, turn } from '../testing/game';
import { hasJustBegun } from './openGame';

describe('hasJustBegun', () => {
  const bots = made(1, 'drive chicago', [drove('chicago', 'scientist')], { by: 'bot:1', seat: 1 });

  it('is true until one has moved, even if a bot was quicker', () => {
    expect(hasJustBegun(play())).toBe(true);
    expect(hasJustBegun(play(table(), [bots]))).toBe(true);
    expect(hasJustBegun(play(table(), [made(1, 'drive chicago', [drove('chicago')])]))).toBe(false);
  });

  it('is false later, for spectators, and where nothing was dealt', () => {
    expect(hasJustBegun(play(table(), [made(1, 'next', [turn(1)], { by: null })]))).toBe(false);
    expect(hasJustBegun(play(table({ you: 'max' })))).toBe(false);
    const { setup } = table();
    expect(hasJustBegun(play(table({ setup: { ...setup, position: {} as never } })))).toBe(false);
  });
});
