/** Checks the seed of a game against the fingerprint that was shown before the deal. */

import type { Table } from '../../wire/wire';

export type DealVerdict = 'known' | 'fits' | 'differs' | 'unchecked';

/** Compare the hash of the seed with the fingerprint, like `fourcures verify`. */
export async function checkDeal(
  { deal_known, commitment }: Pick<Table, 'deal_known' | 'commitment'>,
  seed: string,
): Promise<DealVerdict> {
  if (deal_known) return 'known';
  if (!('subtle' in crypto)) return 'unchecked'; // not available over plain HTTP
  const text = new TextEncoder().encode(`fourcures-commitment-1\n${seed}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === commitment ? 'fits' : 'differs';
}
