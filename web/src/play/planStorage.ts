// Stores the plan of a tab, with its moment, so that it survives a reload.
import { load, store } from '../lib/browser/storage';
import type { PlannedTurn } from '../wire/wire';

const key = (table: string) => `fourcures.plan.${table}`;

export function savePlan(table: string, moment: number, turns: readonly PlannedTurn[]): void {
  forgetPlan(table); // also if there is no room for the new one
  store('sessionStorage', key(table), { moment, turns });
}

export function forgetPlan(table: string): void {
  store('sessionStorage', key(table), null);
}

/** Return the stored plan for this moment; null if it is missing or unreadable. */
export function loadPlan(table: string, moment: number): PlannedTurn[] | null {
  const plan = (load('sessionStorage', key(table)) ?? {}) as Record<string, unknown>;
  const turns: unknown = plan['moment'] === moment ? plan['turns'] : null;
  return Array.isArray(turns) && turns.length && turns.every(isTurn) ? turns : null;
}

function isTurn(stored: unknown): stored is PlannedTurn {
  const { seat, moves } = (stored ?? {}) as Record<string, unknown>;
  return (
    typeof seat === 'number' &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  );
}
