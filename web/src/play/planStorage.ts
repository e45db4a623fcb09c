// A plan outlives a reload of its page: it is kept for the tab, with the moment that it is for.

const key = (table: string) => `fourcures.plan.${table}`;

export function keep(table: string, moment: number, moves: readonly string[]): void {
  forget(table);
  try {
    sessionStorage.setItem(key(table), JSON.stringify({ moment, moves }));
  } catch {
    // a browser without a store, or with a full one, forgets with the page
  }
}

export function forget(table: string): void {
  try {
    sessionStorage.removeItem(key(table));
  } catch {
    // where nothing is kept, nothing has to go
  }
}

/** What was planned at this very moment; null if nothing was, or nothing that can be read. */
export function kept(table: string, moment: number): string[] | null {
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
