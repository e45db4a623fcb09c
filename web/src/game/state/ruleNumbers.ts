// The rule that explains an action or a card, for the help.
import { isCity } from './cities';
import { EVENT_OF, type Kind } from './moves';

export const RULE_OF: Record<Kind, string> = {
  drive: 'R4.1',
  direct: 'R4.2',
  charter: 'R4.3',
  shuttle: 'R4.4',
  dispatch: 'R11.2',
  opsflight: 'R11.4',
  build: 'R4.6',
  treat: 'R4.7',
  give: 'R4.8',
  take: 'R4.8',
  cure: 'R4.9',
  store: 'R11.1',
  pass: 'R3.2',
  airlift: 'R10.3',
  grant: 'R10.5',
  quiet: 'R10.6',
  resilient: 'R10.7',
  forecast: 'R10.4',
  order: 'R10.4',
  discard: 'R9.1',
  next: 'R6.1',
};

/** The rule by which a game ended, by cause; the same as in the log. */
export const RULE_OF_END: Record<string, string> = {
  cures: 'R13.1',
  outbreaks: 'R13.2',
  cubes: 'R13.2',
  cards: 'R6.1',
};

/** Return the rule of a player card: of its event, or of the use of city cards. */
export function ruleOfCard(card: string): string {
  if (isCity(card)) return 'R4.10';
  const kind = (Object.keys(EVENT_OF) as Kind[]).find((one) => EVENT_OF[one] === card);
  return kind ? RULE_OF[kind] : 'R10';
}
