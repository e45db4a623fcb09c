/** The state of a table: whether it has ended, and what people may do. */

import type { Table } from '../wire/wire';

/** Whether a table has ended. */
export function ended(table: Table): boolean {
  return table.closed || Boolean(table.game?.outcome);
}

/** Whether you may give free seats to bots: the host and everyone with a seat may. */
export function mayGive({ you, host, seats }: Table): boolean {
  return you === host || seats.some(({ holder }) => holder !== null && holder === you);
}
