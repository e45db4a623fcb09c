// What screen readers say about seats: that a bot plays mine, and that somebody is away.
import { t } from '../../lib/text/text';
import type { SeatLife } from './seatLife.svelte';
import type { Viewer } from '../../play/viewer.svelte';
import { describeSubstitution } from './substitute';
import { BOT, botName } from '../../game/words/bots';
import { holderName } from '../../game/words/sentences';

/** Return that a bot plays for me. */
export function sayLent({ table }: Viewer, { lent }: SeatLife): string {
  const bot = botName(table.seats[lent ?? -1]?.bot) ?? t('room-seat-bot');
  return t('back-played', { bot, turns: 0 });
}

/** Return the question about an absent player, or what somebody reads whose seat a bot plays; or nothing. */
export function sayNews(viewer: Viewer, seatLife: SeatLife): string {
  const { table, entries } = viewer;
  const { asked, isBack, isLent, lent } = seatLife;
  if (isBack && lent !== null) {
    const bot = botName(table.seats[lent]?.bot) ?? t('room-seat-bot');
    const { turns } = describeSubstitution(entries, lent);
    const name = holderName(table.you, table);
    return [t('back-hello', { name }), t('back-played', { bot, turns })].join('. ');
  }
  if (isLent) return sayLent(viewer, seatLife);
  if (asked === null) return '';
  const name = holderName(table.seats[asked]?.holder ?? null, table);
  return [t('away-line', { name }), t('away-ask', { bot: botName(BOT) ?? '', name })].join('. ');
}
