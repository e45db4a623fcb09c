/** Signals: fixed phrases of the chat, which every reader sees in their own language. */

import { t } from '../../lib/text/text';
import type { ChatPhrase, Phrase, Position, Table } from '../../wire/wire';
import { DISEASES, isCity } from '../state/cities';
import type { Move } from '../state/moves';
import { nameOf } from './refusals';

export interface Signal<T = Phrase> {
  phrase: T;
  about: string | null;
}

const alone = (phrase: Phrase): Signal => ({ phrase, about: null });

/** Return the signals that are about nothing on the board, and those about a cure. */
export function listGeneralSignals({ diseases }: Pick<Position, 'diseases'>): Signal[] {
  const uncured = DISEASES.filter((disease) => diseases[disease] === 'uncured');
  return [
    ...(['yes', 'no', 'wait', 'thanks', 'well_played'] as const).map(alone),
    ...uncured.map((about) => ({ phrase: 'cure' as const, about })),
  ];
}

/** Return the signals about a plan, or about a step of it. */
export function listPlanSignals(step: Pick<Move, 'card' | 'cards'> | undefined): Signal[] {
  const cards = step?.card ? [step.card] : (step?.cards ?? []);
  return [
    ...(['good_idea', 'risky'] as const).map(alone),
    ...cards.map((about) => ({ phrase: 'need' as const, about })),
  ];
}

/** Return the signals about a city and its card. */
export function listCitySignals(about: string): Signal[] {
  return (['look', 'going', 'help', 'need', 'keep'] as const).map((phrase) => ({ phrase, about }));
}

/** Return a signal as text. */
export function saySignal({ phrase, about }: Signal<ChatPhrase>): string {
  return t(`signal-${phrase.replaceAll('_', '-')}`, { about: about && nameOf(about) });
}

/** Return the city that a signal is about, or the city of the pawn that it is about; else null. */
export function findSignalledCity(about: string | null, position: Position): string | null {
  if (about === null) return null;
  if (isCity(about)) return about;
  return position.players.find(({ role }) => role === about)?.city ?? null;
}

/** Whether there is somebody else to read a signal. */
export function hasReaders({ people, you }: Pick<Table, 'people' | 'you'>): boolean {
  return you !== null && Object.keys(people).some((id) => id !== you);
}
