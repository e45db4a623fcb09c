// What several events of one move tell together: a cure and its cards, an outbreak and its cubes. Pure.
import type { Disease } from '../../game/state/cities';
import type { ShownEvent } from '../../wire/wire';

/** A cure with the cards that were used for it. */
export interface CureStory {
  disease: Disease;
  player: string;
  cards: string[];
  /** Whether the viewing person found it. */
  mine: boolean;
  /** Whether it wins the game. */
  wins: boolean;
}

/** Return the cure among the events of a move. */
export function findCure(events: readonly ShownEvent[], mine: boolean): CureStory | null {
  const at = events.findIndex(({ event }) => event === 'cured');
  const cured = events[at];
  if (cured?.event !== 'cured') return null;
  const cards = events
    .slice(0, at)
    .flatMap((event) => (event.event === 'discarded' ? [event.card] : []));
  const wins = events.slice(at).some(({ event }) => event === 'ended');
  return { disease: cured.disease, player: cured.player, cards, mine, wins };
}

/** Whether an event is one of the cubes of the outbreak before it. */
function isCube(event: ShownEvent): boolean {
  return event.event === 'prevented' || (event.event === 'infected' && event.why === 'outbreak');
}

/** Return how many events after a position belong to the outbreak there: each is a cube. */
export function countCubes(events: readonly ShownEvent[], at: number): number {
  const rest = events.slice(at + 1);
  const end = rest.findIndex((event) => !isCube(event));
  return end < 0 ? rest.length : end;
}

/** Return the cities that an outbreak reaches: first those that get a cube, in order. */
export function listReached(events: readonly ShownEvent[], at: number): string[] {
  const outbreak = events[at];
  if (outbreak?.event !== 'outbreak') return [];
  const rest = events.slice(at + 1);
  const cubes = rest
    .slice(0, countCubes(events, at))
    .flatMap((event) => ('city' in event ? [event.city] : []));
  const next = rest.flatMap((event) =>
    event.event === 'outbreak' && event.origin === outbreak.city ? [event.city] : [],
  );
  return [...cubes, ...next];
}

/** Return the place of a cube in its outbreak, from the end: 0 is the last one; null if it is in no outbreak. */
export function placeInOutbreak(events: readonly ShownEvent[], at: number): number | null {
  const event = events[at];
  if (!event || !isCube(event)) return null;
  const before = events.slice(0, at).findLastIndex((one) => !isCube(one));
  return events[before]?.event === 'outbreak' ? countCubes(events, before) - (at - before) : null;
}
