import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';
import { BOARD } from '../wire/wire';

const HAND = ['essen', 'london', 'milan', 'paris', 'madrid', 'lima', 'tokyo', 'airlift'];

/** Return the discarding of a Medic with these cards, all of which can go. */
function discarding(hand = HAND) {
  const at = position({
    players: [{ role: 'medic', city: 'atlanta', hand }],
    turn: { phase: 'discard' },
  });
  const moves = hand.map((card) => move(`discard ${card}`));
  const views = [view(at, [...moves, move('airlift medic cairo')])];
  const connection = new FakeConnection(
    table({ waiting: [{ for: 'discard', seat: 0 }] }, { views }),
  );
  return { connection, state: connection.play().discarding };
}

describe('discarding', () => {
  it('proposes the card that costs the least', () => {
    const { state } = discarding();
    expect(state.over).toBe(HAND.length - BOARD.hand_limit);
    expect(['lima', 'tokyo']).toContain(state.chosen[0]);
    expect(state.chosen).toEqual([state.cheapest]);
  });

  it('lets the player pick another card, and sends it', async () => {
    const { connection, state } = discarding();
    state.pick('paris');
    expect(state.chosen).toEqual(['paris']);
    await state.discard();
    expect(connection.sent).toMatchObject([{ do: 'move', text: 'discard paris', seat: 0 }]);
  });

  it('discards as many cards as are too many, the picked ones first', async () => {
    const { connection, state } = discarding([...HAND, 'bogota']);
    state.pick('paris');
    expect(state.chosen).toHaveLength(2);
    expect(state.chosen[0]).toBe('paris');
    state.pick('paris');
    expect(state.chosen).not.toContain('paris');
    await state.discard();
    expect(connection.sent).toHaveLength(2);
  });

  it('offers the events of the hand instead', () => {
    const { state } = discarding();
    expect(state.playsOf('airlift')).toHaveLength(1);
    expect(state.playsOf('paris')).toEqual([]);
  });

  it('asks nobody who has no card to discard', () => {
    const { discarding: state } = new FakeConnection(table()).play();
    expect(state.seat).toBeNull();
    expect(state.chosen).toEqual([]);
  });
});
