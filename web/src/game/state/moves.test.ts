import { describe, expect, it } from 'vitest';
import { move } from '../../testing/game';
import { isEvent, findNextPart } from './moves';

const all = (...texts: string[]) => texts.map((text) => move(text));

describe('findNextPart', () => {
  it('asks for the kind first', () => {
    expect(findNextPart(all('drive cairo', 'treat blue'))).toBe('kind');
  });

  it('asks for the parts of a kind in their order', () => {
    const pawns = all('move medic drive cairo', 'move scientist drive cairo');
    const ways = all('move medic drive cairo', 'move medic shuttle cairo');
    expect(findNextPart(pawns)).toBe('pawn');
    expect(findNextPart(ways)).toBe('how');
  });

  it('asks for nothing where nothing is left to choose', () => {
    expect(findNextPart(all('drive cairo'))).toBeNull();
    expect(findNextPart([])).toBeNull();
  });

  it('leaves the cards of a cure to the hand, not to a menu', () => {
    expect(
      findNextPart(all('cure blue with paris essen', 'cure blue with paris milan')),
    ).toBeNull();
  });
});

it('knows the moves that play an event card', () => {
  const events = all('airlift medic cairo', 'grant cairo', 'quiet', 'resilient cairo', 'forecast');
  expect(events.every(isEvent)).toBe(true);
  expect(all('order cairo', 'discard airlift', 'store airlift', 'pass').some(isEvent)).toBe(false);
});
