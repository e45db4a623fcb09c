// The options for choosing a move, one part after the other.
import {
  cardName,
  sortByName,
  cityName,
  diseaseName,
  eventName,
  named,
  roleName,
  t,
} from '../../lib/text/text';
import type { Position, SeatView } from '../../wire/wire';
import { city, type Disease } from '../state/cities';
import { listSpentCards } from '../state/costs';
import { asksBlindly } from '../state/hands';
import { findNextPart, type Move, type Part } from '../state/moves';
import { sayCost, sayHarm } from './sayCosts';
import { sayMove } from './sentences';

export interface Option {
  value: string;
  label: string;
  moves: Move[];
  disease: Disease | null;
  /** What it costs, and how it goes where the label does not say so. */
  cost: string;
  warning: string;
}

const isPlace = (part: Part | null) => part === 'city' || part === 'moving';

function valueName(value: string, part: Part): string {
  switch (part) {
    case 'kind':
    case 'how':
      return t(`kind-${value}`);
    case 'pawn':
    case 'partner':
      return roleName(value);
    case 'disease':
      return diseaseName(value);
    case 'event':
      return eventName(value);
    case 'card':
      return cardName(value);
    default:
      return value ? cityName(value) : t('choose-none-moved');
  }
}

/** Return how a move goes, where the heading does not say so. */
function sayWay({ how, kind }: Move, isMixed: boolean): string {
  const way = how ?? (isMixed ? kind : null);
  return way ? t(`kind-${way}`) : '';
}

/** Return what speaks against a move; of a request that is the only choice, that it may be for nothing. */
function sayWarning(move: Move, position: Position, isOnly: boolean): string {
  const doubt = isOnly && asksBlindly(move, position);
  return doubt
    ? t('warn-unknown', { player: named.role(move.partner ?? '') })
    : sayHarm(move, position);
}

/** Return the options for the next part of these moves: what costs no card comes first. */
export function listOptions(moves: readonly Move[], view: SeatView | undefined): Option[] {
  const part = findNextPart(moves);
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const value = part ? (move[part] ?? '') : '';
    groups.set(value, [...(groups.get(value) ?? []), move]);
  }
  const isMixed = new Set(moves.map(({ kind }) => kind)).size > 1;
  const all = [...groups].map(([value, group]): Option => {
    const only = group.length === 1 ? group[0] : undefined;
    const way = only && isPlace(part) ? sayWay(only, isMixed) : '';
    return {
      value,
      // In a list of places the heading says what happens there.
      label: only && !isPlace(part) ? sayMove(only) : valueName(value, part ?? 'kind'),
      moves: group,
      disease: isPlace(part) && value ? city(value).disease : null,
      cost: only ? [way, sayCost(only)].filter(Boolean).join(' · ') : '',
      warning: only && view ? sayWarning(only, view.position, moves.length === 1) : '',
    };
  });
  const sorted = part === 'city' || part === 'card' ? sortByName(all, ({ label }) => label) : all;
  const price = (option: Option) =>
    Math.min(...option.moves.map((move) => listSpentCards(move).length));
  return sorted.sort((a, b) => price(a) - price(b));
}

/** Return what a choice is about: the kind of its moves, or its title where an option says the kind. */
export function sayHeading(moves: readonly Move[], title: string): string {
  const [first] = moves;
  const part = findNextPart(moves);
  const isMixed = new Set(moves.map(({ kind }) => kind)).size > 1;
  const said = part === 'kind' || isMixed || (part === null && title !== '');
  return first && !said ? t(`kind-${first.kind}`) : title;
}
