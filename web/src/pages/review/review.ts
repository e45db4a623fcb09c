/** The review of a game for display: whole points, turning points, and what was played. */

import type { Moment } from '../../game/state/story';
import type { Happening, ReviewSummary, TurnReview, TurningPoint } from '../../wire/wire';
import { costOf, listChoices } from './choices';

/** A turning point with the moment of the replay that shows it. */
export interface ShownTurning extends TurningPoint {
  seq: number;
  seat: number;
  label: TurnReview['label'];
  before: number;
  after: number;
  telling: readonly Happening[]; // the most important events of the cards
}

/** What the cards of a turn brought that is drawn at the curve. */
export interface CardSigns {
  epidemics: number;
  outbreaks: number;
}

const TELLING = ['ended', 'cured', 'outbreak', 'increased', 'eradicated'];

/** Return a change of the win chance in whole points. */
export function toPoints(change: number): number {
  return Math.round(100 * change) || 0; // no negative zero
}

/** Return a change of the win chance in whole points with its sign. */
export function formatSigned(change: number): string {
  const number = toPoints(change);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** Return what decisions cost and what cards gave in whole points that add up to the curve. */
export function sumUp({ start, end, loss }: ReviewSummary): { decisions: number; cards: number } {
  const decisions = toPoints(loss);
  return { decisions, cards: toPoints(end) - toPoints(start) + decisions };
}

/** The decisions of one player of a seat. */
export interface Credit {
  key: string;
  seat: number;
  player: string | null;
  loss: number;
  labels: Record<string, number>; // how many turns and choices have each label
}

/** Return what the decisions of each player cost, by seat: a seat that changed hands has several. */
export function creditTurns(turns: readonly TurnReview[]): Credit[] {
  const credits = new Map<string, Credit>();
  const decisions = turns.flatMap((turn) => [turn, ...listChoices(turn)]);
  for (const { seat, player, loss, label } of decisions) {
    const key = `${seat} ${player ?? ''}`;
    const credit = credits.get(key) ?? { key, seat, player, loss: 0, labels: {} };
    credit.loss += loss;
    credit.labels[label] = (credit.labels[label] ?? 0) + 1;
    credits.set(key, credit);
  }
  return [...credits.values()].sort((one, other) => one.seat - other.seat);
}

/** Return parts of a change in whole points that add up to those of their sum. */
export function splitPercent(parts: readonly number[]): number[] {
  const whole = parts.map((part) => Math.floor(100 * part));
  const missing = toPoints(parts.reduce(add, 0)) - whole.reduce(add, 0);
  const nearest = [...parts.keys()].sort((a, b) => rest(parts[b]) - rest(parts[a]));
  for (const at of nearest.slice(0, missing)) whole[at]! += 1;
  return whole;
}

const add = (sum: number, part: number): number => sum + part;
const rest = (part = 0): number => 100 * part - Math.floor(100 * part);

/** The part of the chances from 0 to 1 that a curve shows, and the chances with a line. */
export interface Axis {
  low: number;
  high: number;
  levels: number[];
}

const STEP = 0.1; // to which an axis is rounded
const LEAST = 2; // steps of an axis
// The steps of an axis up to which each has a line, or every second one; then every fifth one.
const FEW = 5;
const MORE = 7;

/** Return the axis that fits the chances which occur, in whole steps; all chances without any. */
export function fitAxis(turns: readonly TurnReview[]): Axis {
  const chances = turns.flatMap(({ before, after, then }) => [before, after, then]);
  const [least, most] = chances.length ? [Math.min(...chances), Math.max(...chances)] : [0, 1];
  const steps = 1 / STEP;
  const top = Math.max(LEAST, Math.ceil(most * steps - 1e-9));
  const bottom = Math.min(Math.floor(least * steps + 1e-9), top - LEAST);
  const every = top - bottom <= FEW ? 1 : top - bottom <= MORE ? 2 : 5;
  const levels = Array.from({ length: top - bottom + 1 }, (_, at) => bottom + at);
  return {
    low: bottom / steps,
    high: top / steps,
    levels: levels.filter((level) => level % every === 0).map((level) => level / steps),
  };
}

/** The same move several times in a row: its first number, and how often it is played. */
export interface RepeatedMove {
  move: TurnReview['moves'][number];
  from: number;
  times: number;
}

/** Return moves with those that repeat each other as one. */
export function joinRepeated(moves: TurnReview['moves']): RepeatedMove[] {
  const joined: RepeatedMove[] = [];
  moves.forEach((move, at) => {
    const last = joined.at(-1);
    if (last?.move.text === move.text && move.kind === 'treat') last.times += 1;
    else joined.push({ move, from: at + 1, times: 1 });
  });
  return joined;
}

/** Return the position at the beginning of a turn. */
export function findStartOf(
  story: readonly Moment[],
  turn: TurnReview,
): Moment['position'] | undefined {
  return (story.findLast(({ seq }) => seq < turn.first) ?? story[0])?.position;
}

/** Return the moments of a turn's actions, or of the cards after them. */
export function findMoments(
  story: readonly Moment[],
  turns: readonly TurnReview[],
  turn: TurnReview,
  kind: TurningPoint['kind'],
): Moment[] {
  const next = turns[turns.indexOf(turn) + 1]?.first ?? Infinity;
  return story.filter(({ seq }) =>
    kind === 'decision' ? turn.first <= seq && seq <= turn.last : turn.last < seq && seq < next,
  );
}

/** Return the turning points of a game with the moments that show them. */
export function locateTurningPoints(
  story: readonly Moment[],
  turns: readonly TurnReview[],
  turning: readonly TurningPoint[],
): ShownTurning[] {
  return turning.flatMap((point) => {
    const turn = turns.find(({ number }) => number === point.turn);
    if (!turn) return [];
    const { seat, label, last } = turn;
    if (point.kind === 'decision') {
      const { before, after } = turn;
      return [{ ...point, seq: last, seat, label, before, after, telling: [] }];
    }
    const cards = findMoments(story, turns, turn, 'cards');
    const loudest = findLoudest(cards);
    if (!loudest) return []; // the game was over before a card was drawn
    const { seq, telling } = loudest;
    return [{ ...point, seq, seat, label, before: turn.after, after: turn.then, telling }];
  });
}

/** Return the epidemics and outbreaks among the cards of each turn. */
export function listCardSigns(
  story: readonly Moment[],
  turns: readonly TurnReview[],
): Map<number, CardSigns> {
  return new Map(
    turns.map((turn) => {
      const events = findMoments(story, turns, turn, 'cards').flatMap((moment) => moment.events);
      const count = (kind: Happening['event']) =>
        events.filter(({ event }) => event === kind).length;
      return [turn.number, { epidemics: count('increased'), outbreaks: count('outbreak') }];
    }),
  );
}

/** Return the turn to begin with: the one that was asked for, or else the most expensive one. */
export function chooseStartingTurn(
  turns: readonly TurnReview[],
  sought: number | null,
): TurnReview | undefined {
  const turn = turns.find(({ number }) => number === sought);
  const worst = Math.max(...turns.map(costOf));
  return turn ?? turns.find((each) => costOf(each) === worst);
}

/** Return the most important event and its moment; without one, the first two events. */
export function findLoudest(
  moments: readonly Moment[],
): { seq: number; telling: Happening[] } | undefined {
  for (const kind of TELLING)
    for (const { seq, events } of moments) {
      const loud = events.find(({ event }) => event === kind);
      if (loud) return { seq, telling: [loud] };
    }
  const first = moments.find(({ events }) => events.length);
  return first && { seq: first.seq, telling: first.events.slice(0, 2) };
}
