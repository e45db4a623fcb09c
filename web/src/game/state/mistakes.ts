/** The mistakes of a reviewed game, to learn from. */

import type { Table, TurnReview } from '../../wire/wire';
import { listOwnSeats } from './tableState';

const MISTAKES = ['inaccuracy', 'mistake', 'blunder'];

/** Whether a turn could clearly have been better. */
export function isMistake({ label }: Pick<TurnReview, 'label'>): boolean {
  return MISTAKES.includes(label);
}

/** Return the mistakes of some seats, the costliest first. */
export function findMistakes(turns: readonly TurnReview[], seats: readonly number[]): TurnReview[] {
  return turns
    .filter((turn) => isMistake(turn) && seats.includes(turn.seat))
    .sort((a, b) => b.loss - a.loss);
}

/** Return the seats whose mistakes are yours: your own, or those of the team if you have none. */
export function listReviewedSeats(table: Pick<Table, 'seats' | 'you'>): number[] {
  const mine = listOwnSeats(table);
  return mine.length ? mine : table.seats.map((_, seat) => seat);
}

/** Return the entry before a turn, after which its exercise begins. */
export function findStart({ first }: Pick<TurnReview, 'first'>): number {
  return first - 1;
}

/** Return the mistake after the one that begins with this entry; undefined after the last. */
export function findNextMistake(
  mistakes: readonly TurnReview[],
  seq: number,
): TurnReview | undefined {
  return mistakes[mistakes.findIndex((turn) => findStart(turn) === seq) + 1];
}
