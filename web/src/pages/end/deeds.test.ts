import { expect, it } from 'vitest';
import type { Moment } from '../../game/state/story';
import { made, position } from '../../testing/game';
import type { Happening } from '../../wire/wire';
import { findCureTurns, countCures, countDeeds, countTurnsLeft } from './deeds';

const all = { audience: null };
const moment = (during: number, ...events: Happening[]): Moment => ({
  seq: during,
  entry: made(during, 'pass', []),
  events,
  position: position(),
  turn: during,
  during,
  said: [],
});
const STORY = [
  moment(
    2,
    {
      ...all,
      event: 'treated',
      player: 'medic',
      city: 'cairo',
      disease: 'black',
      cubes: 3,
      presence: false,
    },
    { ...all, event: 'built', player: 'medic', city: 'cairo' },
  ),
  moment(
    5,
    { ...all, event: 'shared', giver: 'medic', receiver: 'scientist', card: 'paris' },
    { ...all, event: 'cured', player: 'scientist', disease: 'blue' },
  ),
];

it('tells the turn of each cure', () => {
  expect([...findCureTurns(STORY)]).toEqual([['blue', 5]]);
});

it('tells what each role did', () => {
  expect(countDeeds(STORY, 'medic')).toEqual({
    treated: 3,
    cures: [],
    built: 1,
    shared: 1,
    played: 0,
  });
  expect(countDeeds(STORY, 'scientist').cures).toEqual(['blue']);
});

it('tells how near the end was', () => {
  const diseases = {
    blue: 'cured',
    yellow: 'uncured',
    black: 'eradicated',
    red: 'uncured',
  } as const;
  expect(countCures(position({ diseases }))).toBe(2);
  expect(countTurnsLeft(position())).toBe(11); // 23 cards
});
