import { describe, expect, it } from 'vitest';
import { drove, made, position, players, said, turn, undid } from '../../testing/game';
import type { Replay, ShownEntry } from '../../wire/wire';
import { dropUndone, listMoments } from './story';

const began: ShownEntry = { kind: 'began', seq: 1, by: null, infected: {} };

/** Deal, a drive, an undo, chat, another drive, and the end of the turn. */
const REPLAY: Replay = {
  entries: [
    began,
    made(2, 'drive chicago', [drove('chicago')]),
    undid(3),
    said(4, 'ada'),
    made(5, 'drive miami', [drove('miami')]),
    made(6, 'next', [turn(1)]),
  ],
  frames: [
    { seq: 1, change: position() },
    { seq: 2, change: { players: players('medic', { city: 'chicago' }) } },
    { seq: 3, change: { players: players('medic', {}) } },
    { seq: 5, change: { players: players('medic', { city: 'miami' }) } },
    { seq: 6, change: { turn: position({ turn: { seat: 1 } }).turn } },
  ],
};

describe('listMoments', () => {
  const story = listMoments(REPLAY);

  it('adds up what each frame changes', () => {
    const where = story.map((one) => one.position.players[0]?.city);
    expect(where).toEqual(['atlanta', 'chicago', 'atlanta', 'miami', 'miami']);
    expect(story.at(-1)?.position.cubes).toEqual(position().cubes);
    expect(story.at(-1)?.position.turn.seat).toBe(1);
  });

  it('has what was said after each moment', () => {
    expect(story.map((one) => one.said.map(({ seq }) => seq))).toEqual([[], [], [4], [], []]);
  });

  it('counts turns, and ends a turn in the turn that it belongs to', () => {
    expect(story.map((one) => one.turn)).toEqual([1, 1, 1, 1, 2]);
    expect(story.map((one) => one.during)).toEqual([1, 1, 1, 1, 1]);
  });

  it('counts a turn back when its end is undone', () => {
    const back = listMoments({
      entries: [...REPLAY.entries, undid(7)],
      frames: [...REPLAY.frames, { seq: 7, change: {} }],
    });
    expect(back.at(-1)).toMatchObject({ turn: 1, during: 1, events: [] });
  });

  it('leaves out frames without an entry', () => {
    expect(listMoments({ entries: [], frames: REPLAY.frames })).toEqual([]);
  });
});

it('keeps the deal and the moves that were not undone', () => {
  expect(dropUndone(listMoments(REPLAY)).map(({ seq }) => seq)).toEqual([1, 5, 6]);
});
