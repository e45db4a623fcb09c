import { describe, expect, it } from 'vitest';
import { drove, made, turn } from '../../testing/game';
import { collectSinceLastTurn } from './sinceLastTurn';

describe('collectSinceLastTurn', () => {
  const mine = made(1, 'drive miami', [drove('miami')]);
  const over = made(2, 'next', [turn(1)]);
  const others = made(3, 'drive cairo', [drove('cairo', 'scientist')], { seat: 1 });
  const back = made(4, 'next', [turn(0)], { seat: 1 });

  it('tells what others did after my turn', () => {
    expect(collectSinceLastTurn([mine, over, others], [0])).toEqual({
      seq: 2,
      known: 1,
      byBot: false,
      events: [turn(1), drove('cairo', 'scientist')],
    });
  });

  it('still tells it in my next turn, until that ends', () => {
    const events = [turn(1), drove('cairo', 'scientist')];
    expect(collectSinceLastTurn([mine, over, others, back], [0])).toEqual({
      seq: 2,
      known: 1,
      byBot: false,
      events,
    });
    const again = made(5, 'next', [turn(1)]);
    expect(collectSinceLastTurn([mine, over, others, back, again], [0])).toBeNull();
  });

  it('tells before my first turn what others did since the deal', () => {
    const events = [drove('miami')];
    expect(collectSinceLastTurn([mine, over], [1])).toEqual({
      seq: 0,
      known: 0,
      byBot: false,
      events,
    });
    expect(collectSinceLastTurn([mine], [1])?.events).toEqual(events);
  });

  it('goes back beyond a turn that a bot played for me', () => {
    const bot = { by: 'bot:0' };
    const lent = made(5, 'drive lima', [drove('lima')], bot);
    const ended = made(6, 'next', [turn(1)], bot);
    const moves = [mine, over, others, back, lent, ended];
    expect(collectSinceLastTurn(moves, [0])).toEqual({
      seq: 2,
      known: 1,
      byBot: true,
      events: [turn(1), drove('cairo', 'scientist'), turn(0), drove('lima'), turn(1)],
    });
    const begun = made(5, 'drive chicago', [drove('chicago')]);
    const shared = collectSinceLastTurn([...moves.slice(0, 4), begun, lent, ended, others], [0]);
    expect(shared).toMatchObject({ seq: 6, byBot: false });
  });

  it('has nothing to tell before the first move, to spectators, nor where all seats are mine', () => {
    expect(collectSinceLastTurn([], [0])).toBeNull();
    expect(collectSinceLastTurn([mine], [0])).toBeNull();
    expect(collectSinceLastTurn([mine, over, others], [])).toBeNull();
    expect(collectSinceLastTurn([mine, over, others], [0, 1])).toBeNull();
  });
});
