import { describe, expect, it } from 'vitest';
import { made, undid } from '../../testing/game';
import type { Happening, ShownEntry, Disease } from '../../wire/wire';
import { listLiveMoves } from './liveMoves';
import { countTold } from './toldCounts';

const tells = (seq: number, seat: number, disease: Disease, count: number): ShownEntry => ({
  kind: 'told',
  seq,
  by: 'ada',
  seat,
  card: null,
  disease,
  count,
});
const drew = (card: string | null): Happening => ({
  event: 'drew',
  audience: [0],
  player: 'medic',
  card,
});
const gave: Happening = {
  event: 'shared',
  audience: null,
  giver: 'medic',
  receiver: 'scientist',
  card: 'paris',
};
const spent: Happening = {
  event: 'discarded',
  audience: null,
  player: 'medic',
  card: 'lima',
  why: 'action',
};

const seenBy = (viewer: number, ...log: ShownEntry[]) =>
  countTold(log, listLiveMoves(log), ['medic', 'scientist'], viewer);
const counts = (...log: ShownEntry[]) => seenBy(0, ...log);
const blue = (cards: number, more = false) => ({ disease: 'blue', cards, more });

describe('countTold', () => {
  it('keeps the last word about each disease', () => {
    const told = counts(tells(1, 0, 'blue', 2), tells(2, 0, 'red', 0), tells(3, 0, 'blue', 3));
    expect(told).toEqual([[blue(3), { disease: 'red', cards: 0, more: false }], []]);
  });

  it('follows cards that everybody sees', () => {
    const told = [tells(1, 0, 'blue', 2), tells(2, 1, 'blue', 1)];
    expect(counts(...told, made(3, 'give', [gave]))).toEqual([[blue(1)], [blue(2)]]);
    expect(counts(...told, made(3, 'direct lima', [spent]))).toEqual([[blue(2)], [blue(1)]]);
    expect(counts(...told, made(3, 'next', [drew('paris')]))).toEqual([[blue(3)], [blue(1)]]);
  });

  it('says that there may be more after a hidden card', () => {
    const told = [tells(1, 0, 'blue', 2), tells(2, 1, 'blue', 1)];
    expect(counts(...told, made(3, 'next', [drew(null)]))).toEqual([[blue(2, true)], [blue(1)]]);
    expect(seenBy(1, ...told, made(3, 'next', [drew('paris')]))[0]).toEqual([blue(2, true)]);
    expect(counts(...told, made(3, 'next', [drew('epidemic')]))[0]).toEqual([blue(2)]);
  });

  it('leaves out a disease of which there are none or more', () => {
    const log = [tells(1, 0, 'blue', 0), tells(2, 0, 'red', 1)];
    const red = { disease: 'red', cards: 1, more: true };
    expect(counts(...log, made(3, 'next', [drew(null)]))[0]).toEqual([red]);
  });

  it('forgets moves that were undone', () => {
    const log = [tells(1, 0, 'blue', 2), made(2, 'give', [gave]), undid(3)];
    expect(counts(...log)[0]).toEqual([blue(2)]);
  });
});
