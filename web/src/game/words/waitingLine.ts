// A line that says who must act next, and how.
import { named, t } from '../../lib/text/text';
import type { Position, Table, Turn, Waiting } from '../../wire/wire';
import { isCity } from '../state/cities';
import { isEvent, type Move } from '../state/moves';
import { holderName } from './sentences';
import { isExercise } from '../state/tableState';

/** The table as a person sees it; `Viewer` implements it. */
export interface TableViewer {
  readonly table: Table;
  readonly position: Position;
  readonly isOver: boolean;
  readonly ownSeats: readonly number[];
  /** The position on the board, if it lags behind. */
  lagging(): Position | null;
}

/** What that person can do; `Decision` implements it. */
export interface OpenDecision {
  /** The turn, after the steps of a plan. */
  readonly turn: Turn;
  readonly moves: readonly Move[];
}

/** Whether the table waits for me, which alerts me. */
function isForMe(waiting: Waiting, { table, ownSeats }: TableViewer): boolean {
  return waiting.holder ? waiting.holder === table.you : ownSeats.includes(waiting.seat ?? -1);
}

/** Whether somebody has to answer a request of mine. */
function answersMe(waiting: Waiting, { table, ownSeats }: TableViewer): boolean {
  const request = table.requests.find(({ number }) => number === waiting.request);
  return waiting.for === 'answer' && request !== undefined && ownSeats.includes(request.seat);
}

const findRole = ({ seat }: Waiting, { players }: Position) =>
  seat === undefined ? '' : named.role(players[seat]?.role ?? '');

const findHolder = ({ holder, seat }: Waiting, { seats }: Table) =>
  holder ?? seats[seat ?? -1]?.holder ?? null;

/** Return the role of an awaited seat with who holds it, or only that. */
function sayWho(waiting: Waiting, { table, position }: TableViewer): string {
  const player = findRole(waiting, position);
  const name = holderName(findHolder(waiting, table), table);
  return player ? t('waiting-who', { player, name }) : name;
}

/** Return the line, whether it is about me, and whether a bot is thinking. */
export function sayWaiting(
  viewer: TableViewer,
  decision: OpenDecision,
): { text: string; mine: boolean; bot: boolean } {
  const { table, position } = viewer;
  const earlier = viewer.lagging();
  if (earlier) {
    const { role = '' } = earlier.players[earlier.turn.seat] ?? {};
    return { text: t('waiting-shown', { player: named.role(role) }), mine: false, bot: false };
  }
  if (table.waiting.every((waiting) => waiting.for === 'pause') && table.waiting.length)
    return { text: t('waiting-for-pause'), mine: false, bot: false };
  if (table.closed) return { text: t('waiting-closed'), mine: false, bot: false };
  if (viewer.isOver) return { text: t('waiting-over'), mine: false, bot: false };
  const own = table.waiting.find((waiting) => isForMe(waiting, viewer));
  const next = own ?? table.waiting[0];
  if (!next) return { text: t('waiting-table'), mine: false, bot: false };
  const role = findRole(next, position);
  const who = sayWho(next, viewer);
  if (own && next.for === 'draw' && isExercise(table))
    return { text: t('exercise-ready'), mine: true, bot: false };
  const asked = own && table.waiting.find((waiting) => answersMe(waiting, viewer));
  if (asked)
    return {
      text: t('waiting-for-answer', { who: sayWho(asked, viewer) }),
      mine: true,
      bot: false,
    };
  const what = next.for === 'window' ? findWindowPurpose(next, viewer, decision) : next.for;
  // While planning, show the actions that the plan leaves.
  const { actions_left: actions } = own ? decision.turn : position.turn;
  const args = { who, player: role, actions };
  const bot = table.seats.some((seat) => seat.bot && seat.holder === findHolder(next, table));
  return own
    ? { text: t(`waiting-me-${what}`, args), mine: true, bot: false }
    : { text: t(`waiting-for-${what}`, args), mine: false, bot };
}

/** Return the purpose of a window: an event, or only a confirmation. */
function findWindowPurpose(
  { holder }: Waiting,
  { table, position, ownSeats }: TableViewer,
  { moves }: OpenDecision,
): string {
  const seats = table.seats.flatMap((seat, at) => (seat.holder === holder ? [at] : []));
  const canPlayEvent = ownSeats.some((seat) => seats.includes(seat))
    ? moves.some(isEvent)
    : seats.some((seat) => mayHoldEvent(position, seat));
  return canPlayEvent ? `window-${table.game?.next_step ?? 'infect'}` : 'window-ready';
}

/** Whether a seat has an event, or an unknown card. */
function mayHoldEvent({ players }: Position, seat: number): boolean {
  const { hand = [], stored = null } = players[seat] ?? {};
  return stored !== null || hand.some((card) => card === null || !isCity(card));
}
