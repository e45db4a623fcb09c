// What the others did, in one line: epidemics, outbreaks and cures.
import { named, t } from '../../lib/text/text';
import type { Happening } from '../../wire/wire';
import { summarise } from '../state/turnSummary';

/** Return what must be known of these events, or an empty text if nothing much happened. */
export function sayDigest(events: readonly Happening[]): string {
  const { epidemics, outbreaks, cured } = summarise(events);
  return [
    ...epidemics.map((city) => t('digest-epidemic', { city: named.city(city) })),
    ...(outbreaks.length ? [t('digest-outbreaks', { outbreaks: outbreaks.length })] : []),
    ...cured.map((disease) => t('digest-cured', { disease: named.disease(disease) })),
  ].join(', ');
}
