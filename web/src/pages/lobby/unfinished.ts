// The game that a person left last, and the few facts that bring it back to mind.
import { holderName } from '../../game/words/sentences';
import { hasEnded, listLentSeats, listOwnSeats } from '../../game/state/tableState';
import { sayWaiting } from '../../game/words/waitingLine';
import type { Position, Table } from '../../wire/wire';

export interface GameFacts {
  position: Position;
  /** One's own roles: all of them around one screen. */
  roles: string[];
  /** The names of the others. */
  mates: string[];
  /** Whom the game waits for, and whether that is oneself. */
  waiting: string;
  mine: boolean;
  /** The bot that plays one's seat, if one does. */
  lent: string | null;
}

/** Return the first table with a running game in which the person has a seat, or has lent one to a bot. */
export function findLastUnfinished<T extends { table: Table }>(newest: readonly T[]): T | null {
  return newest.find(({ table }) => isRunning(table) && hasSeat(table)) ?? null;
}

/** Whether a seat is the person's, also one that a bot plays for them. */
export function hasSeat(table: Table): boolean {
  return listOwnSeats(table).length > 0 || listLentSeats(table).length > 0;
}

/** Whether a running game waits for the person. */
export function waitsForMe(table: Table): boolean {
  return isRunning(table) && listOwnSeats(table).length > 0 && (collectFacts(table)?.mine ?? false);
}

/** Whether a seat is kept for the person in a game that has not started. */
export function isInvitedAgain({ closed, game, invited, you }: Table): boolean {
  return !game && !closed && you !== null && invited.includes(you);
}

/** Return the tables with those first that wait for the person. */
export function sortWaitingFirst<T extends { table: Table }>(games: readonly T[]): T[] {
  const late = ({ table }: T) => Number(!waitsForMe(table) && !isInvitedAgain(table));
  return games.toSorted((a, b) => late(a) - late(b));
}

/** Whether a game runs that was dealt: a lesson or a position to practise is not a game to continue. */
function isRunning(table: Table): boolean {
  const { position, turn_hours } = table.setup;
  return table.game !== null && !hasEnded(table) && (position === null || turn_hours !== null);
}

/** Return the facts of a running game; null before the deal. */
export function collectFacts(table: Table): GameFacts | null {
  const views = table.game?.views ?? [];
  const position = views[0]?.position;
  if (!position) return null;
  const seats = listOwnSeats(table);
  const lent = listLentSeats(table);
  const { text, mine } = sayWaiting(
    { table, position, isOver: false, ownSeats: seats, lagging: () => null },
    { turn: position.turn, moves: views.flatMap(({ legal }) => legal) },
  );
  return {
    position,
    roles: [...seats, ...lent].flatMap((seat) => position.players[seat]?.role ?? []),
    mates: table.seats.flatMap(({ holder, owner }) => {
      const mate = owner ?? holder; // also while a bot plays for them
      return mate === table.you ? [] : [holderName(mate, table)];
    }),
    lent: lent.length && !seats.length ? (table.seats[lent[0] ?? 0]?.bot ?? '') : null,
    waiting: text,
    mine,
  };
}
