/** Cards by the first letters of their names. */

import { cardName } from '../lib/text/text';
import { tokenize } from '../lib/text/tokenize';

/** Whether the words are prefixes of consecutive words of a name. */
function begins(name: string, words: readonly string[]): boolean {
  const there = tokenize(name);
  return there.some((_, at) => words.every((word, i) => there[at + i]?.startsWith(word)));
}

/** Return the cards that a typed text may mean: all of them if it is empty. */
export function findCards(cards: readonly string[], typed: string): readonly string[] {
  const words = tokenize(typed);
  if (!words.length) return cards;
  const own = cards.filter((card) => begins(cardName(card), words));
  return own.length ? own : cards.filter((card) => begins(card.replaceAll('_', ' '), words)); // in English
}
