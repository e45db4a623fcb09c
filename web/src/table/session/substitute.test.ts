import { describe, expect, it } from 'vitest';
import { drove, made, turn, undid } from '../../testing/game';
import type { ShownEntry } from '../../wire/wire';
import { describeSubstitution, findHandOver } from './substitute';

const seated = (seq: number, seat: number, holder: string, bot: string | null): ShownEntry => ({
  kind: 'seated',
  seq,
  by: 'max',
  seat,
  holder,
  bot,
  one_turn: false,
  for_good: false,
  tells: false,
});
const BY_BOT = { by: 'bot:1', seat: 1 };

describe('what a bot did on a seat', () => {
  const handed = seated(3, 1, 'bot:1', 'careful');
  const log = [
    made(1, 'drive cairo', [drove('cairo', 'medic')], { by: 'ada', seat: 0 }),
    made(2, 'next', [turn(1)], { by: null, seat: 0 }),
    handed,
    made(4, 'drive chicago', [drove('chicago', 'scientist')], BY_BOT),
  ];

  it('begins when it was put there', () => {
    expect(findHandOver(log, 1)).toBe(handed);
    expect(findHandOver(log, 0)).toBeUndefined();
    const begun = describeSubstitution(log, 1);
    expect(begun.turns).toBe(0);
    expect(begun.events.map(({ event }) => event)).toEqual(['moved']);
  });

  it('counts the turns that are over, with what the table did in them', () => {
    const over = [...log, made(5, 'next', [turn(0)], { by: null, seat: 1 })];
    const { turns, events } = describeSubstitution(over, 1);
    expect(turns).toBe(1);
    expect(events.map(({ event }) => event)).toEqual(['moved', 'turn']);
  });

  it('leaves out what was undone, and the turns of others', () => {
    expect(describeSubstitution([...log, undid(5)], 1)).toEqual({ turns: 0, events: [] });
    expect(describeSubstitution(log.slice(0, 3), 1)).toEqual({ turns: 0, events: [] });
  });
});
