/** How the turn of an exercise compares with the best one, and with the one that was played. */

import type { CheckedTurn } from '../wire/wire';

export interface ExerciseOutcome {
  kind: 'solved' | 'better' | 'worse';
  /** Better by these points than the turn that was played; otherwise what the turn costs. */
  points: number;
}

const roundPercent = (chance: number): number => Math.round(100 * chance);

export function judgeTurn(
  { solved, loss }: Pick<CheckedTurn, 'solved' | 'loss'>,
  lost: number | null,
): ExerciseOutcome {
  if (solved) return { kind: 'solved', points: 0 };
  const gain = lost === null ? 0 : roundPercent(lost) - roundPercent(loss);
  return gain > 0
    ? { kind: 'better', points: gain }
    : { kind: 'worse', points: roundPercent(loss) };
}
