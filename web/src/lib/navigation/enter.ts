/** Connects to tables: one connection at a time, which the lobby may open in advance. */

import { onDestroy } from 'svelte';
import { api } from '../../wire/api';
import { TableConnection } from '../../wire/connection.svelte';
import type { NewPractice, OpenedTable, Refused, Setup, Table } from '../../wire/wire';
import { describeGame, type Seating } from '../person/lastGame';
import { myself } from '../person/me.svelte';
import { router } from './router.svelte';
import { settings } from '../person/settings.svelte';

let current: TableConnection | null = null;

/** The table that somebody is at, or null. */
export function getOpenTable(): Table | null {
  return current?.table ?? null;
}

/** The connection to a table; another table's is closed. */
function enter(id: string): TableConnection {
  if (current?.id === id) return current;
  current?.close();
  return (current = new TableConnection(id));
}

function leave(id: string): void {
  if (current?.id !== id) return;
  current.close();
  current = null;
}

/** Return a function that connects a page to tables; leaving the page disconnects. */
export function enterWithPage(id = ''): (id: string) => TableConnection {
  let entered = id;
  let left = false;
  onDestroy(() => {
    left = true;
    leave(entered);
  });
  return (table) => {
    if (left) throw new Error('nobody looks at this page any more');
    entered = table;
    return enter(table);
  };
}

/** Rename the person, also at the current table. */
export async function rename(name: string): Promise<void> {
  await myself.rename(name);
  if (current?.table?.people[current.table.you ?? '']) void current.send({ do: 'rename', name });
}

/** Request a table as somebody with a name; return its address. */
async function requestTable(open: () => Promise<OpenedTable>): Promise<string> {
  await myself.ensure();
  const { id } = await open();
  return `/t/${id}`;
}

/** Open a table with the deal of the day, and go there. */
export async function openDaily(alone: boolean): Promise<void> {
  router.go(await requestTable(() => api.newTry(alone)));
}

/** Open the next game of a table, or join the one that waits for its players, and go there. */
export async function openRematch(table: string, seed?: string): Promise<void> {
  router.go(await requestTable(() => api.rematch(table, seed)));
}

/** Open a practice table from a moment of a game, and go there. */
export async function openPractice(table: string, wish: NewPractice): Promise<void> {
  router.go(await requestTable(() => api.practice(table, wish)));
}

/** Open a table with a puzzle, and go there; going back must not open another one. */
export async function openPuzzle(number: number): Promise<void> {
  router.go(await requestTable(() => api.openPuzzle(number)), true);
}

/**
 * Open a table, sit down there, give seats to bots, and go there. Against bots alone
 * the server chooses the seat, unless the person has: in a first game it is the one that begins.
 */
export async function openTable(
  setup: Setup,
  seating: Seating = {},
  seed?: string,
  invite?: (opened: OpenedTable) => Promise<unknown>,
): Promise<void> {
  await myself.ensure();
  const bots = listTeam(setup, seating);
  const opened = await api.openTable(setup, seed, bots);
  const { id } = opened;
  await invite?.(opened);
  settings.last = describeGame(setup, seating) ?? settings.last;
  const connection = enter(id);
  if (setup.visibility !== 'local' && !bots) {
    await connection.send({ do: 'sit', seat: seating.mine ?? 0 });
    for (const given of seating.bots ?? []) await connection.send({ do: 'hand', ...given });
  }
  router.go(`/t/${id}`);
}

/** Answer a request at a table without going there; return the refusal, if there is one. */
export async function answerRequest(
  id: string,
  request: number,
  yes: boolean,
): Promise<Refused | null> {
  const connection = new TableConnection(id);
  try {
    const reply = await connection.send({ do: 'answer', request, yes });
    return reply.type === 'refused' ? reply : null;
  } finally {
    connection.close();
  }
}

/** Return the bots at all other seats, in their order; undefined if the person chose their own. */
function listTeam(setup: Setup, { mine, bots = [] }: Seating): string[] | undefined {
  if (mine !== undefined || setup.visibility === 'local' || bots.length + 1 !== setup.players)
    return undefined;
  return [...bots].sort((one, other) => one.seat - other.seat).map(({ bot }) => bot);
}
