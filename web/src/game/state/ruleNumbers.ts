// The rule that explains a card, for the help.
import { BOARD } from '../../wire/wire';
import { isCity } from './cities';

/** Return the rule of a player card: of its event, or of the use of city cards. */
export function ruleOfCard(card: string): string {
  if (isCity(card)) return BOARD.rule_of_city_card;
  const rules = BOARD.rule_of_event as Record<string, string>;
  return rules[card] ?? BOARD.rule_of_chapter.events;
}
