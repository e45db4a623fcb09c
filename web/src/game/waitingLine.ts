// One line: whom the table waits for, and for what.
import { named, t } from '../lib/text';
import type { Position, Table, Turn, Waiting } from '../wire/wire';
import { holderName } from './sentences';

/** What the line is written from: `Play` has all of it. */
export interface WaitingSource {
  readonly table: Table;
  readonly tablePosition: Position;
  readonly over: boolean;
  /** My seats. */
  readonly mine: readonly number[];
  /** The turn, as a plan leaves it. */
  readonly turn: Turn;
}

/** Whether the table waits for me, so that I am called. */
export function isMine(one: Waiting, { table, mine }: WaitingSource): boolean {
  return one.holder ? one.holder === table.you : mine.includes(one.seat ?? -1);
}

/** The line, whether it calls me, and whether a bot is thinking meanwhile. */
export function sayWaiting(source: WaitingSource): { text: string; mine: boolean; bot: boolean } {
  const { table, tablePosition: position } = source;
  if (table.closed) return { text: t('waiting-closed'), mine: false, bot: false };
  if (source.over) return { text: t('waiting-over'), mine: false, bot: false };
  const own = table.waiting.find((one) => isMine(one, source));
  const one = own ?? table.waiting[0];
  if (!one) return { text: t('waiting-table'), mine: false, bot: false };
  const role = one.seat === undefined ? '' : named.role(position.players[one.seat]?.role ?? '');
  const holder = one.holder ?? table.seats[one.seat ?? -1]?.holder ?? null;
  const name = holderName(holder, table);
  const who = role ? t('waiting-who', { player: role, name }) : name;
  const what = one.for === 'window' ? `window-${table.game?.next_step ?? 'infect'}` : one.for;
  // In a plan one has what the plan leaves.
  const args = { who, player: role, actions: source.turn.actions_left };
  const bot = table.seats.some((seat) => seat.bot && seat.holder === holder);
  return own
    ? { text: t(`waiting-me-${what}`, args), mine: true, bot: false }
    : { text: t(`waiting-for-${what}`, args), mine: false, bot };
}
