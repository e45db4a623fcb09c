// The cost and harm of a move as text, with every card it costs.
import { cardName, joinNames, named, t } from '../../lib/text/text';
import type { Position } from '../../wire/wire';
import { findHarm, listSpentCards } from '../state/costs';
import type { Move } from '../state/moves';
import { namedCard } from './sentences';

/** Return "costs the Chicago card", or an empty text if the move costs no card or names it itself. */
export function sayCost(move: Move): string {
  if (['give', 'opsflight'].includes(move.kind)) return '';
  const cards = listSpentCards(move);
  return cards.length ? sayCards(cards) : '';
}

/** Return "costs the Chicago card" for these cards. */
export function sayCards(cards: readonly string[]): string {
  const [first, ...more] = cards;
  const card = first && !more.length ? namedCard(first) : joinNames(cards.map(cardName));
  return t('cost-card', { card, number: cards.length });
}

/** Return "Breaks a set: 4 blue cards", or an empty text if no nearly complete set is broken. */
export function sayHarm(move: Move, position: Position): string {
  const broken = findHarm(move, position);
  return broken
    ? t('warn-set', { disease: named.disease(broken.disease), cards: broken.cards })
    : '';
}
