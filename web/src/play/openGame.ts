// Shows the opening of a game once, to people who have not moved yet.
import { moments } from '../game/state/story';
import { settings } from '../lib/person/settings.svelte';
import { api } from '../wire/api';
import type { TableAnimation } from './animation/animation.svelte';
import type { Play } from './play.svelte';

/** Whether this tab has not yet shown the opening of a table. */
function isFirst(table: string): boolean {
  const key = `fourcures.opened.${table}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    // without storage, the opening is shown again
  }
  return true;
}

/** Whether a game has just started for the viewing person. */
export function hasJustBegun(play: Play): boolean {
  const { setup, you } = play.table;
  return (
    setup.position === null &&
    !play.isCardboard &&
    !play.watching &&
    !play.over &&
    play.turnNumber === 1 &&
    play.liveMoves.every(({ by }) => by !== you)
  );
}

/** Show the opening, then the moves since; do nothing if animations are off. */
export async function openGame(play: Play, animation: TableAnimation): Promise<void> {
  if (settings.speed === 'none' || document.hidden || play.shared) return;
  if (!hasJustBegun(play) || !isFirst(play.connection.id)) return;
  const moved = play.liveMoves.length > 0;
  const dealt = moved
    ? moments(await api.replay(play.connection.id))[0]?.position
    : play.tablePosition;
  if (dealt) animation.open(dealt, play.liveMoves, play.viewerSeat, play.table.you);
}
