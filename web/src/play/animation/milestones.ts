// Moments of the game that are worth a word of their own, in addition to the event. Pure.
import { playerCards } from '../../game/state/position';
import { BOARD, type Position } from '../../wire/wire';
import type { Beat } from './pace';

export type Milestone =
  /** The first research station that players have built. */
  | { kind: 'station'; city: string }
  /** The last chance: the deck cannot serve another draw, or one more outbreak ends the game. */
  | { kind: 'last'; what: 'cards' | 'outbreaks' };

/** Return the milestone that an event reaches, from the positions before and after it. */
export function findMilestone(
  { event, first }: Pick<Beat, 'event' | 'first'>,
  before: Position,
  after: Position,
): Milestone | null {
  if (event.event === 'built' && first) return { kind: 'station', city: event.city };
  const [had, has] = [playerCards(before), playerCards(after)];
  if (event.event === 'drew' && had >= BOARD.cards_drawn && has < BOARD.cards_drawn) {
    return { kind: 'last', what: 'cards' };
  }
  const isLast = event.event === 'outbreak' && event.outbreaks === BOARD.outbreaks - 1;
  return isLast ? { kind: 'last', what: 'outbreaks' } : null;
}
