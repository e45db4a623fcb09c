// Shows the opening of a game once, to people who have not moved yet.
import { listMoments } from '../game/state/story';
import { isCardboard } from '../game/state/tableState';
import { load, store } from '../lib/browser/storage';
import { settings } from '../lib/person/settings.svelte';
import { api } from '../wire/api';
import type { TableAnimation } from './animation/animation.svelte';
import type { Viewer } from './viewer.svelte';

/** Whether this tab has not yet shown the opening of a table. */
function isFirst(table: string): boolean {
  const key = `fourcures.opened.${table}`;
  if (load('sessionStorage', key)) return false;
  store('sessionStorage', key, true);
  return true;
}

/** Whether a game has just started for the viewing person. */
export function hasJustBegun(viewer: Viewer): boolean {
  const { setup, you } = viewer.table;
  return (
    setup.position === null &&
    !isCardboard(viewer.table) &&
    !viewer.isSpectator &&
    !viewer.isOver &&
    viewer.turnNumber === 1 &&
    viewer.liveMoves.every(({ by }) => by !== you)
  );
}

/** Show the opening, then the moves since; do nothing if animations are off. */
export async function openGame(viewer: Viewer, animation: TableAnimation): Promise<void> {
  if (settings.speed === 'none' || document.hidden || viewer.isScreenShared) return;
  if (!hasJustBegun(viewer) || !isFirst(viewer.connection.id)) return;
  const moved = viewer.liveMoves.length > 0;
  const dealt = moved
    ? listMoments(await api.replay(viewer.connection.id))[0]?.position
    : viewer.position;
  if (dealt) animation.open(dealt, viewer.liveMoves, viewer.seat, viewer.table.you);
}
