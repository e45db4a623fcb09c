/** The mistakes of a reviewed game, to learn from. */

import type { Table, TurnReview } from '../../wire/wire';

const MISTAKES = ['inaccuracy', 'mistake', 'blunder'];

/** Whether a turn could clearly have been better. */
export function isMistake({ label }: Pick<TurnReview, 'label'>): boolean {
  return MISTAKES.includes(label);
}

/** Return the mistakes in the turns that you played, or in all if there are none; the costliest first. */
export function findMistakes(
  turns: readonly TurnReview[],
  { you }: Pick<Table, 'you'>,
): TurnReview[] {
  const own = turns.filter(({ player }) => player !== null && player === you);
  return (own.length ? own : [...turns]).filter(isMistake).sort((a, b) => b.loss - a.loss);
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
