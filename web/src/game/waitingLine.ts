// Who is waited for, and for what, in one line.
import { roleName, t } from '../lib/language.svelte';
import type { Waiting } from '../wire/wire';
import type { Play } from '../play/play.svelte';
import { due, holderName } from './sentences';

/** Whether the table waits for me, so that I am called. */
export function isMine(one: Waiting, play: Play): boolean {
  return one.holder ? one.holder === play.table.you : play.mine.includes(one.seat ?? -1);
}

/** The line, whether it calls me, and whether a bot is thinking meanwhile. */
export function sayWaiting(play: Play): { text: string; mine: boolean; bot: boolean } {
  const { table, actual: position } = play;
  if (table.closed) return { text: t('waiting-closed'), mine: false, bot: false };
  if (play.over) return { text: t('waiting-over'), mine: false, bot: false };
  const own = table.waiting.find((one) => isMine(one, play));
  const one = own ?? table.waiting[0];
  if (!one) return { text: t('waiting-table'), mine: false, bot: false };
  const role = one.seat === undefined ? '' : roleName(position.players[one.seat]?.role ?? '');
  const holder = one.holder ?? table.seats[one.seat ?? -1]?.holder ?? null;
  const name = holderName(holder, table);
  const who = role ? t('waiting-who', { player: role, name }) : name;
  const what = one.for === 'window' ? `window-${due(position)}` : one.for;
  // In a plan one has what the plan leaves.
  const args = { who, player: role, actions: play.turn.actions_left };
  const bot = table.seats.some((seat) => seat.bot && seat.holder === holder);
  return own
    ? { text: t(`waiting-me-${what}`, args), mine: true, bot: false }
    : { text: t(`waiting-for-${what}`, args), mine: false, bot };
}
