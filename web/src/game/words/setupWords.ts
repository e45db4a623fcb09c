// The few words that tell one set-up from another: "3 players · Standard · private hands".
import { t } from '../../lib/text/text';
import type { Setup } from '../../wire/wire';

/** Return the set-up in a line; what is usual is not said. */
export function saySetup(setup: Setup, bots: readonly string[] = []): string {
  const { players = 2, epidemics = 4, visibility, edition = '2013' } = setup;
  const hands = setup.hands ?? (epidemics === 4 ? 'open' : 'private');
  return [
    t('setup-players', { players }),
    ...bots,
    ...(visibility === 'local' ? [t('new-visibility-local')] : []),
    t(`new-difficulty-${epidemics}`),
    t('setup-hands', { hands }),
    ...(edition === '2013' ? [] : [t(`edition-${edition}`)]),
    ...(setup.turn_hours ? [t('pace-words', { time: sayHours(setup.turn_hours) })] : []),
  ].join(' · ');
}

/** Return the time for a turn in words: whole days as days. */
export function sayHours(hours: number): string {
  return hours % 24 ? t('pace-hours', { hours }) : t('pace-days', { days: hours / 24 });
}
