import { expect, it } from 'vitest';
import type { Moment } from '../../game/state/story';
import { drove, made, move, position } from '../../testing/game';
import type { Happening, TurnReview } from '../../wire/wire';
import {
  creditTurns,
  listCardSigns,
  findMoments,
  findStartOf,
  fitAxis,
  joinRepeated,
  formatSigned,
  splitPercent,
  chooseStartingTurn,
  sumUp,
  locateTurningPoints,
} from './review';

const outbreak: Happening = {
  event: 'outbreak',
  audience: null,
  city: 'cairo',
  disease: 'black',
  outbreaks: 2,
  origin: null,
};

const moment = (seq: number, ...events: Happening[]): Moment => ({
  seq,
  entry: made(seq, 'next', events),
  events,
  position: position(),
  turn: 1,
  during: 1,
  said: [],
});
const turn = (number: number, first: number, last: number): TurnReview => ({
  number,
  player: null,
  seat: 0,
  first,
  last,
  played: [],
  before: 0.6,
  after: 0.5,
  then: 0.3,
  label: 'blunder',
  loss: 0.1,
  low: 0.08,
  high: 0.12,
  luck: -0.2,
  noise: 0.05,
  better: [],
  moves: [],
  why: [],
  missed: null,
  choices: [],
});
const story = [moment(1), moment(2), moment(4, drove('cairo'), outbreak), moment(5), moment(6)];
const turns = [turn(1, 1, 2), turn(2, 6, 6)];

it('tells the actions of a turn from the cards after them', () => {
  const seqs = (kind: 'decision' | 'cards', at: number) =>
    findMoments(story, turns, turns[at] ?? turn(0, 0, 0), kind).map(({ seq }) => seq);
  expect([seqs('decision', 0), seqs('cards', 0)]).toEqual([
    [1, 2],
    [4, 5],
  ]);
  expect([seqs('decision', 1), seqs('cards', 1)]).toEqual([[6], []]);
});

it('shows a turning point where it happened, with the chance before and after', () => {
  const found = locateTurningPoints(story, turns, [
    { turn: 1, kind: 'decision', change: -0.1 },
    { turn: 1, kind: 'cards', change: -0.2 },
    { turn: 2, kind: 'cards', change: -0.2 },
  ]);
  // No card was drawn after the second turn: it ended the game.
  expect(found.map(({ seq, before, after }) => [seq, before, after])).toEqual([
    [2, 0.6, 0.5],
    [4, 0.5, 0.3],
  ]);
  expect(found[1]?.telling).toEqual([outbreak]);
});

it('credits the turns of a seat that changed hands to those who played them', () => {
  const played = (number: number, player: string | null, loss: number) => ({
    ...turn(number, number, number),
    player,
    loss,
  });
  const credits = creditTurns([
    played(1, 'ada', 0.1),
    played(3, 'bot:0', 0.2),
    played(5, 'ada', 0),
  ]);
  expect(credits.map(({ player, loss, labels }) => [player, loss, labels])).toEqual([
    ['ada', 0.1, { blunder: 2 }],
    ['bot:0', 0.2, { blunder: 1 }],
  ]);
});

it('credits a discard to who made it, who need not have played the turn', () => {
  const discard = { kind: 'discard', seat: 1, player: 'ben', loss: 0.05, label: 'mistake' };
  const played = { ...turn(1, 1, 2), player: 'ada', choices: [discard] } as unknown as TurnReview;
  const credits = creditTurns([played]);
  expect(credits.map(({ player, loss, labels }) => [player, loss, labels])).toEqual([
    ['ada', 0.1, { blunder: 1 }],
    ['ben', 0.05, { mistake: 1 }],
  ]);
});

it('rounds so that decisions and cards add up to the curve', () => {
  const whole = { start: 0.364, end: 0, loss: 0.144, luck: -0.22, seats: [], turning: [] };
  expect(sumUp(whole)).toEqual({ decisions: 14, cards: -22 });
  expect([0.071, -0.084, -0.001].map(formatSigned)).toEqual(['+7', '−8', '0']);
});

it('counts the epidemics and outbreaks among the cards of a turn', () => {
  expect(listCardSigns(story, turns).get(1)).toEqual({ epidemics: 0, outbreaks: 1 });
});

it('begins with the turn of the address, or else with the most expensive one', () => {
  const some = [turn(1, 1, 2), { ...turn(2, 6, 6), loss: 0.2 }];
  expect([1, null, 9].map((sought) => chooseStartingTurn(some, sought)?.number)).toEqual([1, 2, 2]);
  expect(chooseStartingTurn([], null)).toBeUndefined();
});

it('rounds the parts of a sum so that they add up', () => {
  expect(splitPercent([0.014, 0.014, 0.012])).toEqual([2, 1, 1]);
  expect(splitPercent([0.005, 0.005])).toEqual([1, 0]);
  expect(splitPercent([0.12, 0, 0.03])).toEqual([12, 0, 3]);
});

it('fits the axis of the curve to the chances that occur', () => {
  const between = (least: number, most: number) =>
    fitAxis([{ ...turn(1, 1, 2), before: most, after: least, then: least }]);
  expect(between(0.62, 1)).toEqual({ low: 0.6, high: 1, levels: [0.6, 0.7, 0.8, 0.9, 1] });
  expect(between(0.3, 0.4)).toEqual({ low: 0.2, high: 0.4, levels: [0.2, 0.3, 0.4] });
  expect(between(0.97, 1)).toMatchObject({ low: 0.8, high: 1 }); // at least 20 points
  expect(between(0, 0.03)).toMatchObject({ low: 0, high: 0.2 });
  expect(between(0.35, 1).levels).toEqual([0.4, 0.6, 0.8, 1]);
  expect(between(0.05, 0.98).levels).toEqual([0, 0.5, 1]);
  expect(fitAxis([])).toMatchObject({ low: 0, high: 1 });
});

it('writes a treatment that is repeated as one step', () => {
  const moves = ['treat blue', 'treat blue', 'drive chicago', 'treat blue'].map((text) =>
    move(text),
  );
  expect(joinRepeated(moves).map(({ move, from, times }) => [move.text, from, times])).toEqual([
    ['treat blue', 1, 2],
    ['drive chicago', 3, 1],
    ['treat blue', 4, 1],
  ]);
});

it('finds the position at the beginning of a turn', () => {
  const [first] = turns;
  expect(findStartOf(story, turns[1]!)).toBe(story[3]!.position);
  expect(findStartOf(story, first!)).toBe(story[0]!.position); // the oldest there is
});
