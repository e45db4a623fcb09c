/** The tables of the first page, the newest first; of your tables, those that wait for you. */

import { api } from '../../wire/api';
import type { ListedTable, Table } from '../../wire/wire';
import { sortWaitingFirst } from './unfinished';

const MOST = 6; // tables of each list

export interface ListedGame extends ListedTable {
  table: Table;
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
async function loadTables(listed: readonly ListedTable[]): Promise<ListedGame[]> {
  const newest = listed.toSorted((a, b) => b.since - a.since).slice(0, MOST);
  const read = newest.map((entry) => api.table(entry.id).then((table) => ({ ...entry, table })));
  const settled = await Promise.allSettled(read);
  return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
