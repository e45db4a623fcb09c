/** The bots that people can play with, by their ids in the protocol. */

import { listChoices, type Choice } from '../../lib/text/choiceTexts';
import { t } from '../../lib/text/text';

export const STRENGTHS = ['quick', 'careful', 'deep'] as const;
export type Strength = (typeof STRENGTHS)[number];
/** The bot that takes a seat unless another is chosen. */
export const BOT: Strength = 'careful';

/** The bot that needs no compilation, so that it can play at once on every machine. */
export const SWIFT: Strength = 'quick';

/** Whether a bot cannot play before it is compiled. */
export function needsPreparation(bot: string | null): boolean {
  return bot !== SWIFT && (STRENGTHS as readonly string[]).includes(bot ?? '');
}

/** Return the available strengths, each with its name and description. */
export function listStrengths(): Choice<Strength>[] {
  return listChoices('bot', STRENGTHS);
}

/** Return the name of a bot, or null: bots for programs have no name. */
export function botName(bot: string | null | undefined): string | null {
  return (STRENGTHS as readonly string[]).includes(bot ?? '') ? t(`bot-${bot}`) : null;
}
