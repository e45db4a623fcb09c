/** The review of a game for display: whole points, turning points, and what was played. */

import type { Moment } from '../../game/state/story';
import type { Happening, ReviewSummary, TurnReview, TurningPoint } from '../../wire/wire';

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
    const { seq, telling } = findLoudest(cards) ?? { seq: last, telling: [] };
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
  const worst = Math.max(...turns.map(({ loss }) => loss));
  return turn ?? turns.find(({ loss }) => loss === worst);
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
