// What the dock says about an event: a scene, which may go on with the one before. Pure.
import type { Disease } from '../../game/state/cities';
import { rate as rateOf } from '../../game/state/position';
import type { Position, ShownEvent } from '../../wire/wire';
import type { Milestone } from './milestones';
import type { Beat } from './pace';
import type { CureStory } from './stories';

export type Scene =
  | { kind: 'opening'; part: 'roles' | 'infections' | 'ready' }
  | { kind: 'turn'; player: string }
  | { kind: 'card'; player: string; card: string; to: string | null }
  | { kind: 'drew'; player: string; cards: (string | null)[] }
  | EpidemicScene
  | { kind: 'infection'; city: string }
  | { kind: 'outbreak'; chain: string[]; disease: Disease; outbreaks: number }
  | CureScene
  | { kind: 'eradicated'; disease: Disease; city: string }
  | Milestone
  | { kind: 'ended'; result: string; cause: string };

export interface EpidemicScene {
  kind: 'epidemic';
  step: 0 | 1 | 2;
  /** The infection rate, and the one before. */
  rate: number;
  former: number;
  /** The city that is struck, with how many cubes, if it gets any. */
  city: string | null;
  cubes: number;
  /** The cities that go back on top of the deck. */
  back: string[];
}

export interface CureScene extends CureStory {
  kind: 'cure';
  city: string;
  /** How many of its cards are in the vial. */
  poured: number;
  /** Whether the vial is corked. */
  found: boolean;
}

/** The infected cities are part of what the scene says already. */
const KEPT: readonly string[] = ['infected', 'prevented'];

/** Return the scene of a beat; `next` is the event after it. */
export function showScene(
  { event, cure }: Pick<Beat, 'event' | 'cure'>,
  position: Position,
  before: Scene | null,
  next?: ShownEvent,
): Scene | null {
  if (KEPT.includes(event.event)) return before;
  if (cure) return showCure(event, cure, position, before);
  switch (event.event) {
    case 'turn':
      return { kind: 'turn', player: event.player };
    case 'drew': {
      const cards = before?.kind === 'drew' ? before.cards : [];
      return { kind: 'drew', player: event.player, cards: [...cards, event.card] };
    }
    case 'increased':
    case 'intensified':
    case 'turned':
      return showEpidemic(event, position, before, next);
    case 'outbreak': {
      const chain = event.origin && before?.kind === 'outbreak' ? before.chain : [];
      const { city, disease, outbreaks } = event;
      return { kind: 'outbreak', chain: [...chain, city], disease, outbreaks };
    }
    case 'played':
      return { kind: 'card', player: event.player, card: event.card, to: null };
    case 'shared':
      return { kind: 'card', player: event.giver, card: event.card, to: event.receiver };
    case 'eradicated': {
      const city = position.players[position.turn.seat]?.city ?? '';
      return { kind: 'eradicated', disease: event.disease, city };
    }
    case 'ended':
      return { kind: 'ended', result: event.result, cause: event.cause };
    default:
      return null;
  }
}

function showEpidemic(
  event: Extract<ShownEvent, { event: 'increased' | 'turned' | 'intensified' }>,
  position: Position,
  before: Scene | null,
  next?: ShownEvent,
): Scene {
  if (event.event === 'turned' && !event.bottom) return { kind: 'infection', city: event.city };
  const rate = rateOf(position);
  const epidemics_drawn = Math.max(0, position.epidemics_drawn - 1);
  const former = rateOf({ ...position, epidemics_drawn });
  const told = before?.kind === 'epidemic' ? before : { city: null, cubes: 0 };
  const { city, cubes } = told;
  const epidemic = { kind: 'epidemic', rate, former, city, cubes, back: [] as string[] } as const;
  if (event.event === 'increased') return { ...epidemic, step: 0, city: null, cubes: 0 };
  if (event.event === 'intensified') return { ...epidemic, step: 2, back: event.cards };
  const placed = next?.event === 'infected' && next.why === 'epidemic' ? next.cubes : 0;
  return { ...epidemic, step: 1, city: event.city, cubes: placed };
}

function showCure(
  event: ShownEvent,
  cure: CureStory,
  position: Position,
  before: Scene | null,
): Scene {
  const city = position.players.find(({ role }) => role === cure.player)?.city ?? '';
  const found = event.event === 'cured';
  const done = before?.kind === 'cure' && before.disease === cure.disease ? before.poured : 0;
  return { kind: 'cure', ...cure, city, found, poured: found ? cure.cards.length : done + 1 };
}

/** Return the city that an event is about: at the start of a turn that of its pawn. */
export function findPlace(event: ShownEvent, position: Position): string | null {
  if ('city' in event) return event.city;
  const { event: name } = event;
  const isPlayers = name === 'cured' || name === 'turn';
  const player = isPlayers ? event.player : name === 'shared' ? event.giver : null;
  return position.players.find(({ role }) => role === player)?.city ?? null;
}
