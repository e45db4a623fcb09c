/** The mistakes of a reviewed game, to learn from. */

import type { Table, TurnReview } from '../../wire/wire';

const MISTAKES = ['inaccuracy', 'mistake', 'blunder'];

/** Whether a turn could clearly have been better. */
export function isMistake({ label }: Pick<TurnReview, 'label'>): boolean {
  return MISTAKES.includes(label);
}

/** Return the mistakes of some seats, the costliest first. */
export function mistakes(turns: readonly TurnReview[], seats: readonly number[]): TurnReview[] {
  return turns
    .filter((turn) => isMistake(turn) && seats.includes(turn.seat))
    .sort((one, other) => other.loss - one.loss);
}

/** Return the seats whose mistakes are yours: your own, or those of the team if you have none. */
export function ownSeats({ seats, you }: Pick<Table, 'seats' | 'you'>): number[] {
  const mine = seats.flatMap(({ holder }, seat) =>
    holder !== null && holder === you ? [seat] : [],
  );
  return mine.length ? mine : seats.map((_, seat) => seat);
}

/** Return the entry before a turn, after which its exercise begins. */
export function startOf({ first }: Pick<TurnReview, 'first'>): number {
  return first - 1;
}

/** Return the mistake after the one that begins with this entry; undefined after the last. */
export function nextMistake(found: readonly TurnReview[], seq: number): TurnReview | undefined {
  return found[found.findIndex((turn) => startOf(turn) === seq) + 1];
}
