// The games that a person plays turn by turn: what each waits for, and in which order they are listed.
import type { OpenRequest, SlowGame } from '../../wire/wire';

/** What a game waits for: your turn, your answer, others, or nothing any more. */
export type Wanted = 'turn' | 'question' | 'others' | 'over';

const HOUR = 3_600_000; // ms
/** Below this much time, a deadline is urgent. */
export const URGENT = 4 * HOUR;

const ORDER: readonly Wanted[] = ['turn', 'question', 'others', 'over'];

/** Return the seats of the person, also one that a bot plays for them at the moment. */
export function ownSeats({ game, you }: SlowGame): number[] {
  return game.seats.flatMap(({ holder, owner }, seat) => ((owner ?? holder) === you ? [seat] : []));
}

/** Return the request that the person has to answer; null without one. */
export function findQuestion(slow: SlowGame): OpenRequest | null {
  const own = slow.game.seats.flatMap(({ holder }, seat) => (holder === slow.you ? [seat] : []));
  const isMine = ({ unanswered }: OpenRequest) => unanswered.some((seat) => own.includes(seat));
  return slow.game.requests.find(isMine) ?? null;
}

/** Return what a game waits for. */
export function findWanted(slow: SlowGame): Wanted {
  if (slow.status === 'over') return 'over';
  if (findQuestion(slow)) return 'question';
  return slow.waits.some(({ person }) => person === slow.you) ? 'turn' : 'others';
}

/** Return until when a game waits: for you, or else for the first of the others; null for nobody. */
export function findWait(slow: SlowGame): SlowGame['waits'][number] | null {
  const mine = slow.waits.filter(({ person }) => person === slow.you);
  const [first = null] = (mine.length ? mine : slow.waits).toSorted((a, b) => a.due - b.due);
  return first;
}

/** Return the games in their order: your turn, questions to you, others by deadline, finished ones. */
export function sortGames(games: readonly SlowGame[]): SlowGame[] {
  const rank = (slow: SlowGame) => ORDER.indexOf(findWanted(slow));
  const due = (slow: SlowGame) => findWait(slow)?.due ?? Infinity;
  return games.toSorted((a, b) => rank(a) - rank(b) || compare(due(a), due(b)));
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** How many of the games wait for the person. */
export function countWaiting(games: readonly SlowGame[]): number {
  return games.filter((slow) => ['turn', 'question'].includes(findWanted(slow))).length;
}

/** Return the city where something happened last, or else where the active pawn is. */
export function findFocus({ news, game }: SlowGame): string {
  const happened = news.flatMap(({ events }) => events);
  const places = happened.flatMap((event) => ('city' in event && event.city ? [event.city] : []));
  return places.at(-1) ?? game.pawns[game.seat]?.city ?? 'atlanta';
}
