// What screen readers say about seats: that a bot plays mine, and that somebody is away.
import { t } from '../../lib/text/text';
import type { SeatLife } from './seatLife.svelte';
import type { Viewer } from '../../play/viewer.svelte';
import { describeSubstitution } from './substitute';
import { BOT, botName } from '../../game/words/bots';
import { holderName } from '../../game/words/sentences';

/** Return the question about an absent player, or the greeting of somebody who is back; or nothing. */
export function sayNews({ table, entries }: Viewer, { asked, isBack, lent }: SeatLife): string {
  if (isBack && lent !== null) {
    const bot = botName(table.seats[lent]?.bot) ?? t('room-seat-bot');
    const { turns } = describeSubstitution(entries, lent);
    const name = holderName(table.you, table);
    return [t('back-hello', { name }), t('back-played', { bot, turns })].join('. ');
  }
  if (asked === null) return '';
  const name = holderName(table.seats[asked]?.holder ?? null, table);
  return [t('away-line', { name }), t('away-ask', { bot: botName(BOT) ?? '', name })].join('. ');
}
