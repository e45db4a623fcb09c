// How somebody is told that it is their turn, in a few words.
import { t } from '../../lib/text/text';
import type { NoticeSettings } from '../../wire/wire';

/** Return how you are told already; or else the request to be told, for a button. */
export function sayTold(known: Pick<NoticeSettings, 'address' | 'pushed'> | null): string {
  if (known?.address) return t('pace-mailed', { address: known.address });
  if (known?.pushed) return t('pace-pushed');
  return t('pace-tell-me');
}
