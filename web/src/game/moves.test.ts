import { describe, expect, it } from 'vitest';
import { isEvent, nextPart, read } from './moves';

const all = (...texts: string[]) => texts.map((text) => read(text, 0));

describe('read', () => {
  it.each([
    ['drive cairo', { kind: 'drive', city: 'cairo' }],
    ['direct cairo', { kind: 'direct', city: 'cairo' }],
    ['charter cairo', { kind: 'charter', city: 'cairo' }],
    ['shuttle cairo', { kind: 'shuttle', city: 'cairo' }],
    ['move medic join cairo', { kind: 'dispatch', pawn: 'medic', how: 'join', city: 'cairo' }],
    ['opsflight cairo discarding paris', { kind: 'opsflight', city: 'cairo', card: 'paris' }],
    ['build', { kind: 'build' }],
    ['build moving lagos', { kind: 'build', moving: 'lagos' }],
    ['treat blue', { kind: 'treat', disease: 'blue' }],
    ['give cairo to medic', { kind: 'give', card: 'cairo', partner: 'medic' }],
    ['take cairo from researcher', { kind: 'take', card: 'cairo', partner: 'researcher' }],
    [
      'cure blue with atlanta chicago essen london madrid',
      {
        kind: 'cure',
        disease: 'blue',
        cards: ['atlanta', 'chicago', 'essen', 'london', 'madrid'],
      },
    ],
    ['store airlift', { kind: 'store', event: 'airlift' }],
    ['pass', { kind: 'pass' }],
    ['airlift medic cairo', { kind: 'airlift', pawn: 'medic', city: 'cairo' }],
    ['grant cairo', { kind: 'grant', city: 'cairo' }],
    ['grant cairo moving lagos', { kind: 'grant', city: 'cairo', moving: 'lagos' }],
    ['quiet', { kind: 'quiet' }],
    ['resilient cairo', { kind: 'resilient', city: 'cairo' }],
    ['forecast', { kind: 'forecast' }],
    ['order cairo delhi', { kind: 'order', cards: ['cairo', 'delhi'] }],
    ['discard airlift', { kind: 'discard', card: 'airlift' }],
    ['next', { kind: 'next' }],
  ])('takes "%s" apart', (text, parts) => {
    expect(read(text, 1)).toEqual({ seat: 1, text, ...parts });
  });

  it('keeps the text of a move that names its seat', () => {
    const text = 'seat:2 discard cairo';
    expect(read(text, 2)).toEqual({ seat: 2, text, kind: 'discard', card: 'cairo' });
  });

  it('refuses what is not a move', () => {
    expect(() => read('fly cairo', 0)).toThrow('not a move: fly cairo');
  });
});

describe('nextPart', () => {
  it('asks for the kind first', () => {
    expect(nextPart(all('drive cairo', 'treat blue'))).toBe('kind');
  });

  it('asks for the parts of a kind in their order', () => {
    const pawns = all('move medic drive cairo', 'move scientist drive cairo');
    const ways = all('move medic drive cairo', 'move medic shuttle cairo');
    expect(nextPart(pawns)).toBe('pawn');
    expect(nextPart(ways)).toBe('how');
  });

  it('asks for nothing where nothing is left to choose', () => {
    expect(nextPart(all('drive cairo'))).toBeNull();
    expect(nextPart([])).toBeNull();
  });

  it('leaves the cards of a cure to the hand, not to a menu', () => {
    expect(nextPart(all('cure blue with paris essen', 'cure blue with paris milan'))).toBeNull();
  });
});

it('knows the moves that play an event card', () => {
  const events = all('airlift medic cairo', 'grant cairo', 'quiet', 'resilient cairo', 'forecast');
  expect(events.every(isEvent)).toBe(true);
  expect(all('order cairo', 'discard airlift', 'store airlift', 'pass').some(isEvent)).toBe(false);
});
