import { describe, expect, it } from 'vitest';
import { drove, made, position, said, table, turn, undid } from '../../testing/game';
import { FakeConnection } from '../../testing/connection.svelte';
import type { ShownEntry } from '../../wire/wire';
import { groupLogLines } from './logCards';

const viewerOf = (...at: ConstructorParameters<typeof FakeConnection>) =>
  new FakeConnection(...at).play().viewer;

const began: ShownEntry = { kind: 'began', seq: 1, by: null, infected: {} };

/** The log of a table where it is the turn of this seat. */
const cards = (log: readonly ShownEntry[], seat = 0, most = 99, hidden = 0) => {
  const now = table();
  const view = { position: position({ turn: { seat } }), legal: [], due: [] };
  const at = { ...now, game: now.game && { ...now.game, views: [view] } };
  return groupLogLines(viewerOf(at, log), most, hidden);
};

describe('groupLogLines', () => {
  const log = [
    began,
    said(2, 'max'),
    made(3, 'drive miami', [drove('miami')]),
    said(4, 'max'),
    made(5, 'next', [turn(1)]),
    made(6, 'drive chicago', [drove('chicago', 'scientist')]),
  ];

  it('has one card for each turn, below what was said before it', () => {
    const all = cards(log, 1);
    expect(all.map((card) => card.turn)).toEqual([
      null,
      { number: 1, role: 'medic' },
      { number: 2, role: 'scientist' },
    ]);
    expect(all.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
      ['1', '2'],
      ['3 0', '4'],
      ['5 0', '6 0'],
    ]);
    expect(all[2]?.summary.routes).toMatchObject([{ cities: ['atlanta', 'chicago'] }]);
  });

  it('knows whose turn it is before anybody has had another one', () => {
    expect(cards(log.slice(0, 3))[1]?.turn).toEqual({ number: 1, role: 'medic' });
  });

  it('leaves undone moves out of the summary, and stays in the turn whose end was undone', () => {
    const back = [...log, undid(7), undid(8), made(9, 'drive paris', [drove('paris')])];
    const all = cards(back);
    expect(all.map((card) => card.turn?.number)).toEqual([undefined, 1]);
    expect(all[1]?.lines.filter(({ undone }) => undone)).toHaveLength(2);
    expect(all[1]?.summary.routes).toMatchObject([{ cities: ['atlanta', 'miami', 'paris'] }]);
  });

  it('counts turns that are older than the lines', () => {
    expect(cards(log, 1, 1).map((card) => card.turn)).toEqual([{ number: 2, role: 'scientist' }]);
  });

  it('shows no turn before the map does', () => {
    expect(cards(log, 1, 99, 2).at(-1)?.turn?.number).toBe(1);
  });
});
