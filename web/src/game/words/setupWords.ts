// The few words that tell one set-up from another: "3 players · Standard · private hands".
import { listChoices, type Choice } from '../../lib/text/choiceTexts';
import { t } from '../../lib/text/text';
import { BOARD } from '../../wire/wire';
import { handsOf, USUAL_EDITION, type ChosenSetup } from '../state/options';

/** Return the set-up in a line; what is usual is not said. */
export function saySetup(setup: ChosenSetup, bots: readonly string[] = []): string {
  const { players, epidemics, visibility, edition = USUAL_EDITION } = setup;
  return [
    t('setup-players', { players }),
    ...bots,
    ...(visibility === 'local' ? [t('new-visibility-local')] : []),
    t(`new-difficulty-${epidemics}`),
    t('setup-hands', { hands: handsOf(setup) }),
    ...(edition === USUAL_EDITION ? [] : [t(`edition-${edition}`)]),
    ...(setup.turn_hours ? [t('pace-words', { time: sayHours(setup.turn_hours) })] : []),
  ].join(' · ');
}

/** Return the time for a turn in words: whole days as days. */
export function sayHours(hours: number): string {
  return hours % 24 ? t('pace-hours', { hours }) : t('pace-days', { days: hours / 24 });
}

/** Return the difficulties to choose from, each with its number of epidemics. */
export function listDifficulties(): Choice<number>[] {
  return listChoices('new-difficulty', BOARD.epidemics).map((choice) => ({
    ...choice,
    note: t('new-epidemics', { number: choice.value }),
  }));
}
