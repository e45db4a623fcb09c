/** The bots that people can play with, by their ids in the protocol. */

import { listChoices, type Choice } from '../../lib/text/choiceTexts';
import { t } from '../../lib/text/text';
import { offers } from '../../wire/abilities';

const ALL = ['quick', 'careful', 'deep'] as const;
export type Strength = (typeof ALL)[number];
/** The strengths that the host offers. */
export const STRENGTHS: readonly Strength[] = ALL.filter(offers);
/** The bot that takes a seat unless another is chosen. */
export const BOT: Strength = offers('careful') ? 'careful' : 'quick';

/** The bot that needs no compilation, so that it can play at once on every machine. */
export const SWIFT: Strength = 'quick';

/** Whether a bot cannot play before it is compiled. */
export function needsPreparation(bot: string | null): boolean {
  return bot !== SWIFT && (ALL as readonly string[]).includes(bot ?? '');
}

/** Return the available strengths, each with its name and description. */
export function listStrengths(): Choice<Strength>[] {
  return listChoices('bot', STRENGTHS);
}

/** Return the name of a bot, or null: bots for programs have no name. */
export function botName(bot: string | null | undefined): string | null {
  return (ALL as readonly string[]).includes(bot ?? '') ? t(`bot-${bot}`) : null;
}
