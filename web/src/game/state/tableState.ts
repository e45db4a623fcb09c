/** The state of a table: whether it has ended, and what people may do. */

import type { Table } from '../../wire/wire';

/** Whether a table has ended. */
export function hasEnded(table: Table): boolean {
  return table.closed || Boolean(table.game?.outcome);
}

/** Whether people play with real cards and enter them. */
export function isCardboard({ setup }: Table): boolean {
  return setup.cards !== null;
}

/** Whether any help is enabled. */
export function hasHelp({ setup }: Table): boolean {
  return setup.help !== 'off';
}

/** Whether only one turn is played here, and then checked. */
export function isExercise({ practice }: Pick<Table, 'practice'>): boolean {
  return practice !== null && (practice.loss !== null || practice.puzzle !== null);
}

/** Whether you may give free seats to bots: the host and everyone with a seat may. */
export function canGiveSeats(table: Table): boolean {
  return table.you === table.host || listOwnSeats(table).length > 0;
}

/** Whether a game waits until its people are ready: one person with bots need not say so. */
export function needsReady({ seats, invited }: Pick<Table, 'seats' | 'invited'>): boolean {
  const people = new Set(seats.flatMap(({ holder, bot }) => (holder && !bot ? [holder] : [])));
  return people.size > 1 || seats.some(({ holder }) => holder === null) || invited.length > 0;
}

/** Return the seats of people who are not here; before the game the host gives them to bots. */
export function listAbsentSeats({ seats, people }: Pick<Table, 'seats' | 'people'>): number[] {
  return seats.flatMap(({ holder, bot }, seat) =>
    holder !== null && !bot && people[holder]?.gone ? [seat] : [],
  );
}

/** Return your seats. */
export function listOwnSeats({ seats, you }: Pick<Table, 'seats' | 'you'>): number[] {
  return seats.flatMap(({ holder }, seat) => (holder !== null && holder === you ? [seat] : []));
}

/** Return your seats that a bot plays, and that you can take back. */
export function listLentSeats({ seats, you }: Pick<Table, 'seats' | 'you'>): number[] {
  return seats.flatMap(({ owner, bot }, seat) =>
    bot && owner !== null && owner === you ? [seat] : [],
  );
}

/** Return the seats that nobody has. */
export function listFreeSeats({ seats }: Table): number[] {
  return seats.flatMap(({ holder }, seat) => (holder === null ? [seat] : []));
}

/** Whether somebody who has not been here could still join the game. */
export function isInvited(table: Table): boolean {
  const { you, people, game, closed } = table;
  return !game && !closed && !(you && people[you]) && listFreeSeats(table).length > 0;
}
