// How long to show each event at each speed, and where to pause. Pure: no clock, no page.
import type { Speed } from '../../lib/person/settings.svelte';
import type { Happening, ShownEntry, ShownEvent } from '../../wire/wire';
import { countCubes, findCure, listReached, placeInOutbreak, type CureStory } from './stories';

type Name = Happening['event'];

/** Milliseconds at the speed "calm". */
const CALM: Record<Name, number> = {
  moved: 650,
  discarded: 150,
  played: 900,
  built: 650,
  station_taken: 300,
  treated: 600,
  shared: 900,
  cured: 1700,
  eradicated: 1200,
  stored: 800,
  passed: 450,
  drew: 1100,
  increased: 900,
  turned: 650,
  infected: 600,
  prevented: 500,
  outbreak: 700, // the wave to its first neighbour
  intensified: 900,
  skipped: 900,
  removed: 700,
  looked: 800,
  ordered: 800,
  turn: 700,
  ended: 2500,
};
/** The step "infect" of an epidemic lasts as long as the others: first its city, then the cubes. */
const STRUCK = CALM.increased - CALM.infected;
/** Between the waves of an outbreak; after the last one, time to see what it brought. */
export const WAVE = 110;
const AFTERMATH = 460;
/** The shortest outbreak, which may have no cube to bring. */
const OUTBREAK = 800;
/** A card that is poured into the vial of a cure: one's own, somebody else's; and the cure itself. */
const POUR = { mine: 180, others: 60 };
const CURED = { mine: 1460, others: 1500 };
/** One's own last card, which is in the vial before it is corked. */
const FLIGHT = 420;
/** The cure that wins: shorter, since the end of the game follows. */
const WINS = { mine: { pour: 100, cured: 600 }, others: { pour: 60, cured: 800 }, still: 1000 };
/** A milestone of the game, in addition to its event. */
export const MILESTONE = 1000;
/** Where nothing moves: a step of an epidemic, and a cure. */
const STILL: Partial<Record<Name, number>> = {
  discarded: 0,
  increased: 1200,
  infected: 1200,
  intensified: 1200,
  cured: 1500,
};
/** The shortest time for another player's action: four of them take at least 2.5 seconds. */
const ACTION = 650;
/** The longest time for the person's own action, which they know already. */
const OWN = 260;
/** Events that are news even in the person's own move. */
const NEWS: ReadonlySet<Name> = new Set<Name>([
  'cured',
  'eradicated',
  'drew',
  'increased',
  'turned',
  'infected',
  'prevented',
  'outbreak',
  'intensified',
  'skipped',
  'turn',
  'ended',
]);
/** Events that start a separate step: what one goes on to, and waits for at the speed "step". */
const STEPS: ReadonlySet<Name> = new Set<Name>([
  'drew',
  'increased',
  'turned',
  'outbreak',
  'intensified',
  'eradicated',
  'turn',
  'ended',
]);
/** At "fast", a longer queue than this runs even faster. */
const LONG = 8;

const SHARE: Record<Speed, number> = { step: 1, calm: 1, fast: 0.4, none: 0 };
/** A cure takes its time, also at "fast". */
const CURE_SHARE: Record<Speed, number> = { ...SHARE, fast: 0.7, none: 1 };

export interface Beat {
  event: ShownEvent;
  /** At the speed "calm". */
  ms: number;
  /** Where nothing moves. */
  still: number;
  /** Whether it starts a step, to which the person can skip. */
  starts: boolean;
  /** Whether the animation pauses before it at the speed "step". */
  begins: boolean;
  /** Whether it is the person's own action, which nothing waits for. */
  own: boolean;
  /** The cure that it is a part of. */
  cure: CureStory | null;
  /** The cities that an outbreak reaches. */
  reached: string[];
  /** Whether it is the first of its kind in the game. */
  first: boolean;
}

export interface Pace {
  speed: Speed;
  /** Whether nothing moves. */
  still?: boolean;
  /** The number of beats after this one. */
  queued?: number;
}

/** Return the beats of new entries, in log order; `me` is the viewing person. */
export function listBeats(entries: readonly ShownEntry[], me: string | null): Beat[] {
  return entries.flatMap((entry) =>
    entry.kind === 'played' ? makeBeats(entry.events, me !== null && entry.by === me) : [],
  );
}

/** Return the beats of one move. */
export function makeBeats(events: readonly ShownEvent[], mine = false): Beat[] {
  const cure = findCure(events, mine);
  const made = events.map((_, at) => makeBeat(events, at, mine, cure));
  const last = made.at(-1);
  if (last && !mine) last.ms += Math.max(0, ACTION - sumDurations(made));
  return made;
}

function makeBeat(
  events: readonly ShownEvent[],
  at: number,
  mine: boolean,
  whole: CureStory | null,
): Beat {
  const event = events[at] as ShownEvent;
  const first = at === 0;
  const cured = events.findIndex(({ event: name }) => name === 'cured');
  const cure = at < cured && event.event !== 'discarded' ? null : at <= cured ? whole : null;
  const own = mine && !cure && !NEWS.has(event.event);
  const calm = cure ? timeCure(event, cure, at + 1 === cured) : timeEvent(events, at);
  return {
    event,
    ms: own ? Math.min(OWN, calm) : calm,
    still: timeStill(events, at, cure) ?? calm,
    starts: first || STEPS.has(event.event),
    begins: first ? !mine : STEPS.has(event.event), // no pause for the person's own move
    own,
    cure,
    reached: listReached(events, at),
    first: false,
  };
}

function timeCure({ event }: ShownEvent, { mine, wins }: CureStory, isLast: boolean): number {
  const who = mine ? 'mine' : 'others';
  if (event === 'cured') return wins ? WINS[who].cured : CURED[who];
  if (mine && isLast) return FLIGHT;
  return wins ? WINS[who].pour : POUR[who];
}

function timeEvent(events: readonly ShownEvent[], at: number): number {
  const event = events[at] as ShownEvent;
  const left = placeInOutbreak(events, at);
  if (left !== null) return left ? WAVE : WAVE + AFTERMATH;
  if (event.event === 'outbreak') return countCubes(events, at) ? CALM.outbreak : OUTBREAK;
  return isStruck(events, at) ? STRUCK : CALM[event.event];
}

/** Whether a card struck by an epidemic is followed by its cubes. */
function isStruck(events: readonly ShownEvent[], at: number): boolean {
  const [event, next] = [events[at], events[at + 1]];
  return event?.event === 'turned' && event.bottom && next?.event === 'infected';
}

function timeStill(
  events: readonly ShownEvent[],
  at: number,
  cure: CureStory | null,
): number | undefined {
  const event = events[at] as ShownEvent;
  if (cure) return cure.wins && event.event === 'cured' ? WINS.still : STILL[event.event];
  if (isStruck(events, at)) return 0;
  if (event.event === 'infected' && event.why !== 'epidemic') return undefined;
  return event.event === 'discarded' ? undefined : STILL[event.event];
}

function sumDurations(made: readonly Beat[]): number {
  return made.reduce((sum, { ms }) => sum + ms, 0);
}

/** Return how long to show a beat; `queued` is used by "fast". */
export function computeDuration(
  { ms, still, cure }: Pick<Beat, 'ms'> & Partial<Pick<Beat, 'still' | 'cure'>>,
  { speed, still: isStill = speed === 'none', queued = 0 }: Pace,
): number {
  const length = isStill ? (still ?? ms) : ms;
  if (cure) return length * CURE_SHARE[speed];
  const hurry = speed === 'fast' ? Math.max(1, queued / LONG) : 1;
  return (length * SHARE[speed]) / hurry;
}

/** Whether the animation pauses before a beat until the person continues. */
export function stopsBefore(beat: Beat, speed: Speed): boolean {
  return speed === 'step' && beat.begins && !beat.own;
}

/** Whether play must wait for pending beats. */
export function holds(shown: readonly Beat[]): boolean {
  return shown.some(({ own }) => !own);
}
