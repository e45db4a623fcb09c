// Stores the plan of a tab, with its moment, so that it survives a reload.
import type { PlannedTurn } from '../wire/wire';

const key = (table: string) => `fourcures.plan.${table}`;

export function savePlan(table: string, moment: number, turns: readonly PlannedTurn[]): void {
  forgetPlan(table);
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ moment, turns }));
  } catch {
    // without storage, or if it is full, the plan lasts until the page is closed
  }
}

export function forgetPlan(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // without storage there is nothing to remove
  }
}

/** Return the stored plan for this moment; null if it is missing or unreadable. */
export function loadPlan(table: string, moment: number): PlannedTurn[] | null {
  try {
    const plan = JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<
      string,
      unknown
    > | null;
    const turns: unknown = plan?.['moment'] === moment ? plan['turns'] : null;
    return Array.isArray(turns) && turns.length && turns.every(isTurn) ? turns : null;
  } catch {
    return null;
  }
}

function isTurn(stored: unknown): stored is PlannedTurn {
  const { seat, moves } = (stored ?? {}) as Record<string, unknown>;
  return (
    typeof seat === 'number' &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  );
}
