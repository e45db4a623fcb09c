/** How far a table is. */

import type { Table } from '../wire/wire';

/** Whether nothing more happens there. */
export function ended(table: Table): boolean {
  return table.closed || Boolean(table.game?.outcome);
}

/** Whether one may give free seats to bots: the host and whoever sits. */
export function mayGive({ you, host, seats }: Table): boolean {
  return you === host || seats.some(({ holder }) => holder !== null && holder === you);
}
