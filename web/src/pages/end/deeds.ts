/** What the team did in a game, from its events: when cures were found, and who did what. */

import type { Disease } from '../../game/state/cities';
import { playerCards } from '../../game/state/position';
import type { Moment } from '../../game/state/story';
import { BOARD, type Position } from '../../wire/wire';

export interface Deeds {
  treated: number; // cubes
  cures: Disease[];
  built: number; // stations
  shared: number; // cards given
  played: number; // events
}

/** The turn in which each disease was cured. */
export function findCureTurns(story: readonly Moment[]): Map<string, number> {
  return new Map(
    story.flatMap(({ events, during }) =>
      events.flatMap((event): [string, number][] =>
        event.event === 'cured' ? [[event.disease, during]] : [],
      ),
    ),
  );
}

/** What each role did. */
export function countDeeds(story: readonly Moment[], role: string): Deeds {
  const deeds: Deeds = { treated: 0, cures: [], built: 0, shared: 0, played: 0 };
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.event === 'treated' && event.player === role) deeds.treated += event.cubes;
    if (event.event === 'cured' && event.player === role)
      deeds.cures.push(event.disease as Disease);
    if (event.event === 'built' && event.player === role) deeds.built += 1;
    if (event.event === 'shared' && event.giver === role) deeds.shared += 1;
    if (event.event === 'played' && event.player === role) deeds.played += 1;
  }
  return deeds;
}

/** The number of diseases that are cured or eradicated. */
export function countCures({ diseases }: Position): number {
  return Object.values(diseases).filter((state) => state !== 'uncured').length;
}

/** How many more turns the player deck would have lasted. */
export function countTurnsLeft(position: Position): number {
  return Math.floor(playerCards(position) / BOARD.cards_drawn);
}
