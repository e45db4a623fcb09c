import { describe, expect, it } from 'vitest';
import { move, position } from '../../testing/game';
import { drawTurn } from './turnDrawing';

const drawn = (texts: string[], from?: number) =>
  drawTurn(
    texts.map((text) => move(text)),
    position().players,
    from,
  );

describe('drawTurn', () => {
  it('draws the way of every pawn that moves', () => {
    const turn = ['drive chicago', 'move scientist drive miami', 'drive montreal'];
    expect(drawn(turn).routes).toEqual([
      ['atlanta', 'chicago', 'montreal'],
      ['atlanta', 'miami'],
    ]);
  });

  it('numbers every step at its city', () => {
    const { numbers } = drawn(['treat blue', 'drive chicago', 'treat blue', 'drive atlanta']);
    expect([...numbers]).toEqual([
      ['atlanta', '1, 4'],
      ['chicago', '2–3'],
    ]);
  });

  it('goes on counting where a turn has begun', () => {
    expect([...drawn(['drive chicago', 'grant lima'], 3).numbers]).toEqual([
      ['chicago', '3'],
      ['lima', '4'],
    ]);
  });

  it('draws no route where nobody moves', () => {
    expect(drawn(['treat blue']).routes).toEqual([]);
  });
});
