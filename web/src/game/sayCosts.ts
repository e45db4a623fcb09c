// What a move costs and harms, in words: every card that is spent is named.
import { listed, named, t } from '../lib/text';
import type { SeatView } from '../wire/wire';
import { harm, spent } from './costs';
import type { Move } from './moves';
import { cardName, sayMove } from './sentences';

/** As in "costs Chicago"; nothing where a move costs no card, or says itself which one. */
export function sayCost(move: Move): string {
  if (['give', 'opsflight'].includes(move.kind)) return '';
  const cards = spent(move);
  return cards.length ? sayCards(cards) : '';
}

/** As in "costs Chicago": cards that something costs. */
export function sayCards(cards: readonly string[]): string {
  return t('cost-card', { card: listed(cards.map(cardName)), number: cards.length });
}

/** As in "Breaks a set: 4 blue cards"; nothing where no nearly complete set is broken. */
export function sayHarm(move: Move, view: SeatView): string {
  const broken = harm(move, view);
  return broken
    ? t('warn-set', { disease: named.disease(broken.disease), cards: broken.cards })
    : '';
}

/** A move with what it costs. */
export function sayCosting(move: Move): string {
  return [sayMove(move), sayCost(move)].filter(Boolean).join(' · ');
}
