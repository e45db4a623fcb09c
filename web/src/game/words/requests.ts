// What a player asks of another one for a whole turn, as one question.
import { cardName, joinNames, named, t } from '../../lib/text/text';
import type { Request, ShownMove } from '../../wire/wire';
import { namedCard, sayMove } from './sentences';

/** Return the question of a request to the players of these roles. */
export function askRequest({ steps }: Request, own: readonly string[]): string {
  if (steps[0]?.text === 'undo') return t('ask-undo');
  const moves = steps.flatMap(({ parts, of }) => (parts && of.length ? [parts] : []));
  const brings = moves.filter((move) => isBrought(move, own)).at(-1);
  const gives = moves.find(({ kind }) => kind === 'give');
  const takes = moves.find(({ kind }) => kind === 'take');
  const { kind } = gives ?? takes ?? {};
  const cards = moves.flatMap((move) => (move.kind === kind ? (move.card ?? []) : []));
  const args = {
    city: brings && named.city(brings.city ?? ''),
    card: namedCard(cards[0] ?? ''),
    cards: joinNames(cards.map(cardName)),
    number: cards.length,
  };
  if (brings && gives) return t('ask-bring-give', args);
  if (brings && takes) return t('ask-bring-take', args);
  if (brings) return t('ask-bring', args);
  if (gives) return t('ask-give', args);
  if (takes) return t('ask-take', args);
  return t('ask-other', { move: moves.map(sayMove).join(', ') });
}

/** Return what a request is about, to the player who made it. */
export function sayRequest(steps: Request['steps']): string {
  if (steps[0]?.text === 'undo') return t('action-undo');
  return steps.flatMap(({ parts, of }) => (parts && of.length ? sayMove(parts) : [])).join(', ');
}

/** Whether a move takes the pawn of one of these roles somewhere. */
function isBrought({ kind, pawn, city }: ShownMove, own: readonly string[]): boolean {
  const moves = kind === 'dispatch' || kind === 'airlift';
  return moves && city !== undefined && pawn !== undefined && own.includes(pawn);
}
