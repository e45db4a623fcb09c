import { describe, expect, it } from 'vitest';
import { drove, move, position, shown } from '../../testing/game';
import { drawHappened, drawTurn } from './turnDrawing';

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

describe('drawHappened', () => {
  const treated = (city: string, presence = false) =>
    shown({
      event: 'treated',
      audience: null,
      player: 'medic',
      city,
      disease: 'blue',
      cubes: 1,
      presence,
    });

  it('draws the way of a pawn, and numbers the actions where they were made', () => {
    const events = [drove('chicago'), treated('chicago'), { ...drove('paris'), origin: 'chicago' }];
    const { routes, numbers } = drawHappened(events);
    expect(routes).toEqual([['atlanta', 'chicago', 'paris']]);
    expect([...numbers]).toEqual([
      ['chicago', '1–2'],
      ['paris', '3'],
    ]);
  });

  it('numbers no cube that goes without an action', () => {
    expect([...drawHappened([drove('chicago'), treated('chicago', true)]).numbers]).toEqual([
      ['chicago', '1'],
    ]);
  });
});
