import { expect, it } from 'vitest';
import type { Moment } from '../game/story';
import { drove, made, position, turn } from '../testing/game';
import type { Happening } from '../wire/wire';
import { curved, turned } from './review';

const outbreak: Happening = {
  event: 'outbreak',
  audience: null,
  city: 'cairo',
  disease: 'black',
  outbreaks: 2,
  origin: null,
};
const cured: Happening = { event: 'cured', audience: null, player: 'medic', disease: 'blue' };

const moment = (seq: number, ...events: Happening[]): Moment => ({
  seq,
  entry: made(seq, 'next', events),
  events,
  position: position(),
  turn: 1,
  during: 1,
});
const chance = (seq: number, value: number) => ({
  seq,
  chance: value,
  low: value - 0.1,
  high: value + 0.1,
});

it('puts the points that are worked out onto the moments of the story', () => {
  const story = [moment(1), moment(2), moment(5)];
  const points = curved(story, [chance(1, 0.5), chance(5, 0.4)]);
  expect(points.map(({ seq, at }) => [seq, at])).toEqual([
    [1, 0],
    [5, 2],
  ]);
});

it('tells of the one event that mattered most, else of the first two', () => {
  const loud = moment(1, drove('cairo'), outbreak, cured, turn(1));
  const quiet = moment(2, drove('cairo'), drove('delhi'), turn(1));
  const [first, second] = curved([loud, quiet], [chance(1, 0.5), chance(2, 0.5)]);
  expect(first?.telling).toEqual([cured]);
  expect(second?.telling).toEqual([drove('cairo'), drove('delhi')]);
});

it('compares a turning point with the moment before it', () => {
  const story = [moment(1), moment(2), moment(3)];
  const points = curved(story, [chance(1, 0.5), chance(2, 0.2), chance(3, 0.3)]);
  expect(turned(points, [2])).toEqual([{ point: points[1], before: 0.5 }]);
  expect(turned(points, [1])).toEqual([]); // the first point has no predecessor
  expect(turned(points, [3])).toEqual([]); // the intervals overlap
});
