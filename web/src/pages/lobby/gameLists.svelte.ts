/** The tables of the first page, the newest first; of your tables, those that wait for you. */

import { hasEnded } from '../../game/state/tableState';
import { api } from '../../wire/api';
import type { ListedTable, Table } from '../../wire/wire';
import { sortWaitingFirst } from './unfinished';

const MOST = 6; // tables of each list

export interface ListedGame extends ListedTable {
  table: Table;
  /** Until when it waits, if it is played turn by turn: for you, or else for the first of the others. */
  due: number | null;
}

export class GameLists {
  mine: ListedGame[] = $state.raw([]);
  open: ListedGame[] = $state.raw([]);

  /** Read both lists; one that cannot be read stays as it is. */
  async read(person: boolean): Promise<void> {
    await Promise.allSettled([
      person &&
        api
          .myTables()
          .then(loadTables)
          .then((games) => (this.mine = sortWaitingFirst(games))),
      api
        .publicTables()
        .then(loadTables)
        .then((games) => (this.open = games)),
    ]);
  }
}

/** Return the newest tables with what they show; a table that is gone is left out. */
export async function loadTables(listed: readonly ListedTable[]): Promise<ListedGame[]> {
  const newest = listed.toSorted((a, b) => b.since - a.since).slice(0, MOST);
  const read = newest.map(async (entry) => {
    const table = await api.table(entry.id);
    return { ...entry, table, due: await readDeadline(entry.id, table) };
  });
  const settled = await Promise.allSettled(read);
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function readDeadline(id: string, table: Table): Promise<number | null> {
  if (!table.setup.turn_hours || !table.game || hasEnded(table)) return null;
  const waits = await api.waits(id).catch(() => []); // it is only information
  const mine = waits.filter(({ person }) => person === table.you);
  const times = (mine.length ? mine : waits).map(({ due }) => due);
  return times.length ? Math.min(...times) : null;
}
