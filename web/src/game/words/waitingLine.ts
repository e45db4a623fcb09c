// A line that says who must act next, and how.
import { named, t } from '../../lib/text/text';
import type { Position, Table, Turn, Waiting } from '../../wire/wire';
import { isCity } from '../state/cities';
import { isEvent, type Move } from '../state/moves';
import { holderName } from './sentences';
import { isExercise } from '../state/tableState';

/** The data for the line; `Play` implements it. */
export interface WaitingSource {
  readonly table: Table;
  readonly tablePosition: Position;
  readonly over: boolean;
  /** My seats. */
  readonly mine: readonly number[];
  /** The turn, after the steps of a plan. */
  readonly turn: Turn;
  /** My legal moves. */
  readonly moves: readonly Move[];
  /** The position on the board, if it lags behind. */
  lagging(): Position | null;
}

/** Whether the table waits for me, which alerts me. */
export function isMine(one: Waiting, { table, mine }: WaitingSource): boolean {
  return one.holder ? one.holder === table.you : mine.includes(one.seat ?? -1);
}

/** Return the line, whether it is about me, and whether a bot is thinking. */
export function sayWaiting(source: WaitingSource): { text: string; mine: boolean; bot: boolean } {
  const { table, tablePosition: position } = source;
  const earlier = source.lagging();
  if (earlier) {
    const { role = '' } = earlier.players[earlier.turn.seat] ?? {};
    return { text: t('waiting-shown', { player: named.role(role) }), mine: false, bot: false };
  }
  if (table.closed) return { text: t('waiting-closed'), mine: false, bot: false };
  if (source.over) return { text: t('waiting-over'), mine: false, bot: false };
  const own = table.waiting.find((one) => isMine(one, source));
  const one = own ?? table.waiting[0];
  if (!one) return { text: t('waiting-table'), mine: false, bot: false };
  const role = one.seat === undefined ? '' : named.role(position.players[one.seat]?.role ?? '');
  const holder = one.holder ?? table.seats[one.seat ?? -1]?.holder ?? null;
  const name = holderName(holder, table);
  const who = role ? t('waiting-who', { player: role, name }) : name;
  if (own && one.for === 'draw' && isExercise(table))
    return { text: t('exercise-ready'), mine: true, bot: false };
  const what = one.for === 'window' ? inWindow(one, source) : one.for;
  // While planning, show the actions that the plan leaves.
  const { actions_left: actions } = own ? source.turn : position.turn;
  const args = { who, player: role, actions };
  const bot = table.seats.some((seat) => seat.bot && seat.holder === holder);
  return own
    ? { text: t(`waiting-me-${what}`, args), mine: true, bot: false }
    : { text: t(`waiting-for-${what}`, args), mine: false, bot };
}

/** Return the purpose of a window: an event, a last chance to undo, or only a confirmation. */
function inWindow({ holder }: Waiting, source: WaitingSource): string {
  const { table, tablePosition: position } = source;
  const seats = table.seats.flatMap((seat, at) => (seat.holder === holder ? [at] : []));
  const could = source.mine.some((seat) => seats.includes(seat))
    ? source.moves.some(isEvent)
    : seats.some((seat) => mayHoldEvent(position, seat));
  if (could) return `window-${table.game?.next_step ?? 'infect'}`;
  return seats.includes(table.game?.undo ?? -1) ? 'window-undo' : 'window-ready';
}

/** Whether a seat has an event, or an unknown card. */
function mayHoldEvent({ players }: Position, seat: number): boolean {
  const { hand = [], stored = null } = players[seat] ?? {};
  return stored !== null || hand.some((card) => card === null || !isCity(card));
}
