import { expect, it } from 'vitest';
import { made, position } from '../../testing/game';
import { listPlayers } from './players';
import type { Moment } from './story';

function moment(seq: number, seat: number, by: string | null, during: number, next: number) {
  const entry = seq ? made(seq, 'pass', [], { seat, by }) : ({ kind: 'began', seq } as never);
  const at = position({ turn: { seat: next } });
  return { seq, entry, events: [], position: at, turn: during, during, said: [] } as Moment;
}

it('credits each turn to the player who made most of its moves', () => {
  const story = [
    moment(0, 0, null, 1, 0),
    moment(1, 0, 'ada', 1, 0),
    moment(2, 0, 'bot:0', 1, 0),
    moment(3, 0, 'bot:0', 1, 0),
    moment(4, 0, null, 1, 1),
    moment(5, 1, 'max', 2, 1),
    moment(6, 0, 'ada', 2, 0),
    moment(7, 0, 'ada', 3, 1),
    moment(8, 1, 'max', 4, 0),
    moment(9, 0, 'ada', 5, 1),
  ];
  expect(listPlayers(story)).toEqual([['ada', 'bot:0'], ['max']]);
  expect(listPlayers(story.slice(0, 1))).toEqual([[], []]);
});
