// Stores the plan of a tab, with its moment, so that it survives a reload.

const key = (table: string) => `fourcures.plan.${table}`;

export function savePlan(table: string, moment: number, moves: readonly string[]): void {
  forgetPlan(table);
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ moment, moves }));
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
