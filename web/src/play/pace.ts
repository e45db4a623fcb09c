// How long each event is shown, at each speed, and where the display stops. Pure: no clock, no page.
import type { Speed } from '../lib/settings.svelte';
import type { Happening, ShownEntry, ShownEvent } from '../wire/wire';

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
  outbreak: 920, // the cubes run for 420, then the fuse burns for 500
  intensified: 1100,
  skipped: 900,
  removed: 700,
  looked: 800,
  ordered: 800,
  turn: 700,
  ended: 2500,
};
/** A cube that an outbreak brings: it has run along its route already. */
const SPREAD = 140;
/** The shortest time for an action of somebody else: four of them take at least 2.5 seconds. */
const ACTION = 650;
/** The longest time for one's own action: the hand that made it knows what it does. */
const OWN = 260;
/** Events that are news even in one's own move. */
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
/** Events that begin a step of their own where every step waits for a key. */
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
/** At "fast" a queue longer than this runs faster still. */
const LONG = 8;

const SHARE: Record<Speed, number> = { step: 1, calm: 1, fast: 0.4, none: 0 };

export interface Beat {
  event: ShownEvent;
  /** At the speed "calm". */
  ms: number;
  /** Whether it begins a step: at the speed "step" the display stops before it. */
  begins: boolean;
  /** Whether the player made it: nothing waits for it. */
  own: boolean;
}

/** The beats of new entries, in the order of the log; `me` is the person who looks. */
export function beats(entries: readonly ShownEntry[], me: string | null): Beat[] {
  return entries.flatMap((entry) =>
    entry.kind === 'played' ? beatsOf(entry.events, me !== null && entry.by === me) : [],
  );
}

/** The beats of one move. */
export function beatsOf(events: readonly ShownEvent[], mine = false): Beat[] {
  const made = events.map((event, at) => beat(event, at === 0, mine));
  const last = made.at(-1);
  if (last && !mine) last.ms += Math.max(0, ACTION - total(made));
  return made;
}

function beat(event: ShownEvent, first: boolean, mine: boolean): Beat {
  const own = mine && !NEWS.has(event.event);
  const spread = event.event === 'infected' && event.why === 'outbreak';
  const calm = spread ? SPREAD : CALM[event.event];
  const celebrated = event.event === 'cured' || event.event === 'eradicated';
  return {
    event,
    ms: own && !celebrated ? Math.min(OWN, calm) : calm,
    begins: first ? !mine : STEPS.has(event.event), // a hand that draws waits for nothing
    own,
  };
}

function total(made: readonly Beat[]): number {
  return made.reduce((sum, { ms }) => sum + ms, 0);
}

/** How long a beat is shown; `queued` beats wait behind it, and only "fast" hurries for them. */
export function duration({ ms }: Pick<Beat, 'ms'>, speed: Speed, queued = 0): number {
  const hurry = speed === 'fast' ? Math.max(1, queued / LONG) : 1;
  return (ms * SHARE[speed]) / hurry;
}

/** Whether the display stops before a beat until somebody goes on. */
export function stopsBefore(beat: Beat, speed: Speed): boolean {
  return speed === 'step' && beat.begins && !beat.own;
}

/** Whether play must wait for what is still to be shown. */
export function holds(shown: readonly Beat[]): boolean {
  return shown.some(({ own }) => !own);
}
