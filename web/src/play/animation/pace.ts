// How long to show each event at each speed, and where to pause. Pure: no clock, no page.
import type { Speed } from '../../lib/person/settings.svelte';
import type { Happening, ShownEntry, ShownEvent } from '../../wire/wire';

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
  cured: 1800,
  eradicated: 1600,
  stored: 800,
  passed: 450,
  drew: 1100,
  increased: 1000,
  turned: 650,
  infected: 600,
  prevented: 500,
  outbreak: 920, // 420 for the cubes, then 500 for the fuse
  intensified: 1100,
  skipped: 900,
  removed: 700,
  looked: 800,
  ordered: 800,
  turn: 700,
  ended: 2500,
};
/** A cube of an outbreak, whose movement has already been shown. */
const SPREAD = 140;
/** The shortest time for another player's action: four of them take at least 2.5 seconds. */
const ACTION = 650;
/** The longest time for the person's own action, which they know already. */
const OWN = 260;
/** Events that are news even in the person's own move. */
const NEWS: ReadonlySet<Name> = new Set<Name>([
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
/** Events that start a separate step at the speed "step". */
const STEPS: ReadonlySet<Name> = new Set<Name>([
  'drew',
  'increased',
  'turned',
  'outbreak',
  'intensified',
  'cured',
  'eradicated',
  'turn',
  'ended',
]);
/** At "fast", a longer queue than this runs even faster. */
const LONG = 8;

const SHARE: Record<Speed, number> = { step: 1, calm: 1, fast: 0.4, none: 0 };

export interface Beat {
  event: ShownEvent;
  /** At the speed "calm". */
  ms: number;
  /** Whether it starts a step: at the speed "step" the animation pauses before it. */
  begins: boolean;
  /** Whether it is the person's own action, which nothing waits for. */
  own: boolean;
}

/** Return the beats of new entries, in log order; `me` is the viewing person. */
export function listBeats(entries: readonly ShownEntry[], me: string | null): Beat[] {
  return entries.flatMap((entry) =>
    entry.kind === 'played' ? makeBeats(entry.events, me !== null && entry.by === me) : [],
  );
}

/** Return the beats of one move. */
export function makeBeats(events: readonly ShownEvent[], mine = false): Beat[] {
  const made = events.map((event, at) => makeBeat(event, at === 0, mine));
  const last = made.at(-1);
  if (last && !mine) last.ms += Math.max(0, ACTION - sumDurations(made));
  return made;
}

function makeBeat(event: ShownEvent, first: boolean, mine: boolean): Beat {
  const own = mine && !NEWS.has(event.event);
  const spread = event.event === 'infected' && event.why === 'outbreak';
  const calm = spread ? SPREAD : CALM[event.event];
  const celebrated = event.event === 'cured' || event.event === 'eradicated';
  return {
    event,
    ms: own && !celebrated ? Math.min(OWN, calm) : calm,
    begins: first ? !mine : STEPS.has(event.event), // no pause for the person's own move
    own,
  };
}

function sumDurations(made: readonly Beat[]): number {
  return made.reduce((sum, { ms }) => sum + ms, 0);
}

/** Return how long to show a beat; `queued` is the number of beats after it, used by "fast". */
export function computeDuration({ ms }: Pick<Beat, 'ms'>, speed: Speed, queued = 0): number {
  const hurry = speed === 'fast' ? Math.max(1, queued / LONG) : 1;
  return (ms * SHARE[speed]) / hurry;
}

/** Whether the animation pauses before a beat until the person continues. */
export function stopsBefore(beat: Beat, speed: Speed): boolean {
  return speed === 'step' && beat.begins && !beat.own;
}

/** Whether play must wait for pending beats. */
export function holds(shown: readonly Beat[]): boolean {
  return shown.some(({ own }) => !own);
}
