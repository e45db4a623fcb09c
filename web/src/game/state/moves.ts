// Legal moves as the server sends them, offered step by step.
import { BOARD, type ShownMove } from '../../wire/wire';

export type Move = ShownMove;
export type Kind = Move['kind'];

/** The parts of a move that a player may have to choose, one after the other. */
export type Part =
  'kind' | 'pawn' | 'partner' | 'disease' | 'event' | 'card' | 'city' | 'how' | 'moving';

/** The order in which the parts of a move are chosen. */
export const PARTS: Record<Kind, Part[]> = {
  drive: ['city'],
  direct: ['city'],
  charter: ['city'],
  shuttle: ['city'],
  dispatch: ['pawn', 'city', 'how'],
  opsflight: ['city', 'card'],
  build: ['moving'],
  treat: ['disease'],
  give: ['card', 'partner'],
  take: ['card', 'partner'],
  cure: ['disease'],
  store: ['event'],
  pass: [],
  airlift: ['pawn', 'city'],
  grant: ['city', 'moving'],
  quiet: [],
  resilient: ['city'],
  forecast: [],
  order: [],
  discard: ['card'],
  next: [],
};

/** The event card that a kind of move plays. */
export const EVENT_OF: Partial<Record<Kind, string>> = BOARD.event_of_move;

export function isEvent(move: Move): boolean {
  return EVENT_OF[move.kind] !== undefined;
}

export const FLIGHTS: readonly Kind[] = ['direct', 'charter', 'shuttle', 'opsflight'];
/** The ways to move one's own pawn: the place is chosen before the way. */
const OWN_WAYS: readonly Kind[] = ['drive', ...FLIGHTS];

/** Return the first part in which these moves differ, to be chosen next, or null. */
export function findNextPart(moves: readonly Move[]): Part | null {
  const differ = (part: Part) => new Set(moves.map((move) => move[part] ?? '')).size > 1;
  if (moves.every(({ kind }) => OWN_WAYS.includes(kind)) && differ('city')) return 'city';
  if (differ('kind')) return 'kind';
  const first = moves[0];
  return (first && PARTS[first.kind].find(differ)) ?? null;
}
