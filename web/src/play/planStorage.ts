// Stores a plan for the tab, with the moment that it is for, so that it survives a reload.

const key = (table: string) => `fourcures.plan.${table}`;

export function savePlan(table: string, moment: number, moves: readonly string[]): void {
  forgetPlan(table);
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ moment, moves }));
  } catch {
    // a browser without a store, or with a full one, forgets with the page
  }
}

export function forgetPlan(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // a browser without a store has nothing to remove
  }
}

/** Return the plan that was made at this moment; null if there is none, or none that can be read. */
export function loadPlan(table: string, moment: number): string[] | null {
  try {
    const plan = JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<
      string,
      unknown
    > | null;
    const moves: unknown = plan?.['moment'] === moment ? plan['moves'] : null;
    return Array.isArray(moves) && moves.every((move) => typeof move === 'string') ? moves : null;
  } catch {
    return null;
  }
}
