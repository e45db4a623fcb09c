// Animates events one after the other, while the table itself is already ahead: starts from an
// older position and applies each event to it. Skipping shows the newest position at once.
import type { Effect } from '../../board/marks';
import { applyEvent } from '../../game/state/applyEvent';
import type { Disease } from '../../game/state/cities';
import { listLiveMoves } from '../../game/state/liveMoves';
import { redactFor } from '../../game/state/visible';
import { isStill, settings } from '../../lib/person/settings.svelte';
import { playSound } from '../../lib/sound/player';
import type { Position, ShownEntry, ShownEvent } from '../../wire/wire';
import { chooseLoudestSound, chooseSound, MILESTONE_SOUND } from './eventSounds';
import { findMilestone, type Milestone } from './milestones';
import { clearBoard, listFirstInfections, ROLES_MS } from './opening';
import {
  computeDuration,
  holds,
  listBeats,
  makeBeats,
  MILESTONE,
  stopsBefore,
  type Beat,
} from './pace';
import { findPlace, showScene, type Scene } from './scenes';

const MOST_EFFECTS = 24; // drawn at once: an outbreak reaches up to six cities
const MOST_TOLD = 2;
const LATEST = 300; // milliseconds that a wait makes up for
const BEFORE = 600; // milliseconds to show the start of a repetition

export class TableAnimation {
  /** The position on the board while it lags behind; null when it is up to date. */
  position: Position | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** The last actions of the turn that is shown, for a line each. */
  told: readonly ShownEvent[] = $state.raw([]);
  effects: Effect[] = $state.raw([]);
  /** The city that the last event was about. */
  place: string | null = $state(null);
  /** The number of pending events, which the log hides too. */
  left = $state(0);
  /** The number of pending turns. */
  turns = $state(0);
  /** Whether play waits: the animation is more than the person's own action. */
  holds = $state(false);
  /** Whether the animation is paused until the person continues. */
  stopped = $state(false);
  #seen = -1;
  #viewer: number | null = null;
  #queue: Beat[] = [];
  #now: Beat | null = null;
  #opening: Beat[] | null = null; // the pending infections of the deal
  #milestone: Milestone | null = null; // shown when its event is over
  #told = false; // whether the log shows it already and hides nothing
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity; // when the current wait should end
  #key = 0;

  /** Animate new entries; `before` is the position shown until now, `me` the viewing person. */
  receive(
    entries: readonly ShownEntry[],
    before: Position | null,
    viewer: number | null,
    me: string | null,
  ): void {
    const last = entries.at(-1)?.seq ?? 0;
    const fresh = this.#seen < 0 ? [] : entries.filter(({ seq }) => seq > this.#seen);
    this.#seen = last;
    const other = viewer !== this.#viewer;
    this.#viewer = viewer;
    if (document.hidden || (!fresh.length && other)) return this.skip();
    const all = listVisibleBeats(fresh, viewer, me, entries);
    if (settings.speed === 'none') {
      const loud = chooseLoudestSound(all.map(({ event }) => event));
      if (loud) playSound(loud);
      if (!all.some((beat) => computeDuration(beat, { speed: 'none' }))) return this.skip();
    }
    if (fresh.some(({ kind }) => kind === 'undid')) return this.skip();
    if (!all.length || !before) return;
    // A person who acts again has seen their last action.
    if (this.running && !this.holds && !holds(all)) this.skip();
    this.#run(before, all);
  }

  /** Repeat the animation since a moment, without changing the table. */
  repeat(before: Position, events: readonly ShownEvent[], viewer: number | null): void {
    this.skip();
    this.#told = true;
    this.#timer = setTimeout(() => this.#showNext(), BEFORE);
    this.#run(before, makeBeats(events.map((event) => redactFor(event, viewer))));
  }

  /** Animate the start of a game: the roles, the first infections, then the moves since. */
  open(
    dealt: Position,
    entries: readonly ShownEntry[],
    viewer: number | null,
    me: string | null,
  ): void {
    this.skip();
    this.#seen = entries.at(-1)?.seq ?? this.#seen;
    this.position = clearBoard(dealt);
    this.#opening = listFirstInfections(dealt);
    this.#queue = listVisibleBeats(entries, viewer, me, entries);
    this.scene = { kind: 'opening', part: 'roles' };
    this.#count();
    this.#wait(ROLES_MS);
  }

  /** Go on to the next step: one that waits for the person, or the one after what is shown. */
  proceed(): void {
    this.#due = Infinity;
    if (this.scene?.kind === 'opening' && this.scene.part !== 'ready') return this.#waitForStart();
    if (!this.stopped) return this.#endStep();
    this.stopped = false;
    if (this.scene?.kind === 'opening') {
      this.#opening = null;
      this.scene = null;
    }
    this.#showNext(true);
  }

  /** Skip to the current position. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = Infinity;
    this.#queue = [];
    this.#now = null;
    this.#opening = null;
    this.#milestone = null;
    this.#told = false;
    this.stopped = false;
    this.position = null;
    this.scene = null;
    this.told = [];
    this.effects = [];
    this.place = null;
    this.#count();
  }

  get running(): boolean {
    return this.position !== null;
  }

  #run(before: Position, fresh: readonly Beat[]): void {
    this.position ??= structuredClone(before);
    this.#queue.push(...fresh);
    this.#count();
    if (this.#timer === undefined && !this.stopped) this.#showNext();
  }

  /** Wait from when the last wait should have ended: a busy machine shows less, not the same for longer. */
  #wait(ms: number): void {
    const now = performance.now();
    const late = Math.min(LATEST, Math.max(0, now - this.#due));
    this.#due = now - late + ms;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#showNext();
      },
      Math.max(0, ms - late),
    );
  }

  #count(): void {
    const events = this.#queue.map(({ event }) => event);
    this.left = this.#told ? 0 : events.length;
    this.turns = events.filter(({ event }) => event === 'turn').length;
    this.holds =
      this.running &&
      (this.#opening !== null ||
        this.#milestone !== null ||
        isMilestone(this.scene) ||
        holds(this.#now ? [this.#now, ...this.#queue] : this.#queue));
  }

  /** Show the next beat that takes time, unless it must wait for the person and `go` is false. */
  #showNext(go = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#opening) return this.#infectNext();
    if (this.#reachMilestone()) return;
    let ms = 0;
    for (let pressed = go; !ms; pressed = false) {
      const [beat] = this.#queue;
      if (!beat || !this.position) return this.skip();
      if (!pressed && stopsBefore(beat, settings.speed)) {
        this.stopped = true;
        return;
      }
      this.#queue.shift();
      ms = this.#time(beat);
      if (ms || isStill()) this.#show(beat, ms > 0);
      else this.#apply(beat);
      this.#count();
    }
    this.#wait(ms);
  }

  /** Show a milestone, once its event is over; return whether there was one. */
  #reachMilestone(): boolean {
    const [next] = this.#queue;
    const reached = this.#milestone;
    const isOver = !next || (next.starts && next.event.event !== this.#now?.event.event);
    if (!reached || !isOver) return false;
    this.#milestone = null;
    if (next?.event.event === 'ended') return false;
    this.scene = reached;
    playSound(MILESTONE_SOUND[reached.kind]);
    this.#count();
    this.#wait(computeDuration({ ms: MILESTONE }, { speed: settings.speed, still: isStill() }));
    return true;
  }

  /** Apply the rest of the step that is shown, and show the next one. */
  #endStep(): void {
    for (let [next] = this.#queue; next && !next.starts; [next] = this.#queue) {
      this.#queue.shift();
      this.#apply(next);
    }
    this.effects = [];
    this.#showNext();
  }

  #time(beat: Beat): number {
    const { speed } = settings;
    return computeDuration(beat, { speed, still: isStill(), queued: this.#queue.length });
  }

  #apply({ event }: Beat): void {
    if (this.position) this.position = applyEvent(this.position, event);
  }

  #show(beat: Beat, heard = true): void {
    const before = this.position;
    if (!before) return;
    const position = applyEvent(before, beat.event);
    const [next] = this.#queue;
    this.#now = beat;
    this.position = position;
    this.scene = showScene(beat, position, this.scene, next?.event);
    this.place = findPlace(beat.event, position) ?? this.place;
    this.#tell(beat.event, next);
    if (settings.speed === 'none') return;
    this.#milestone ??= findMilestone(beat, before, position);
    this.#stage(beat);
    const sound = heard && chooseSound(beat.event);
    if (sound) playSound(sound);
  }

  /** Tell of an event, unless it is only the price of what follows. */
  #tell(event: ShownEvent, next?: Beat): void {
    if (event.event === 'turn') this.told = [];
    else if (event.event !== 'discarded' || !next || next.starts)
      this.told = [...this.told, event].slice(-MOST_TOLD);
  }

  /** Show the next infected city of the deal; after the last one, wait for the start. */
  #infectNext(): void {
    const beat = this.#opening?.shift();
    if (!beat) return this.#waitForStart();
    this.scene = { kind: 'opening', part: 'infections' };
    if (this.position && beat.event.event === 'infected') {
      const { city } = beat.event;
      const infection_discards = [...this.position.infection_discards, city];
      this.position = { ...this.position, infection_discards };
    }
    this.#show(beat);
    this.#count();
    this.#wait(this.#time(beat));
  }

  /** Show the deal, and wait for the person to start. */
  #waitForStart(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { event } of this.#opening ?? []) {
      if (this.position) this.position = applyEvent(this.position, event);
    }
    this.#opening = [];
    this.#now = null;
    this.scene = { kind: 'opening', part: 'ready' };
    this.stopped = true;
  }

  #addEffect(kind: Effect['kind'], at: string, more: Partial<Effect> = {}): void {
    const before = isStill() ? [] : this.effects.slice(1 - MOST_EFFECTS);
    this.effects = [...before, { key: this.#key++, kind, city: at, ...more }];
  }

  /** Add the effects of one event to the map. */
  #stage({ event, reached: towards }: Beat): void {
    const disease = 'disease' in event ? (event.disease as Disease) : undefined;
    switch (event.event) {
      case 'infected': {
        const kind = event.why === 'outbreak' ? 'land' : 'infect';
        return this.#addEffect(kind, event.city, { disease, cubes: event.cubes });
      }
      case 'prevented':
        return this.#addEffect('prevent', event.city, { disease });
      case 'outbreak':
        return this.#addEffect('outbreak', event.city, { disease, towards });
      case 'treated':
        return this.#addEffect('treat', event.city, { disease, cubes: event.cubes });
      case 'built':
        return this.#addEffect('build', event.city);
      case 'moved': {
        const { player: pawn, origin: from, how } = event;
        return this.#addEffect('move', event.city, { pawn, from, flies: how !== 'drive' });
      }
    }
  }
}

const isMilestone = (scene: Scene | null) => scene?.kind === 'station' || scene?.kind === 'last';

/** Return the beats of new entries of a log, redacted for this viewer. */
function listVisibleBeats(
  fresh: readonly ShownEntry[],
  viewer: number | null,
  me: string | null,
  log: readonly ShownEntry[],
): Beat[] {
  const events = listLiveMoves(log).flatMap((move) => move.events);
  const station = events.find(({ event }) => event === 'built');
  return listBeats(fresh, me).map((beat) => ({
    ...beat,
    event: redactFor(beat.event, viewer),
    first: beat.event === station,
  }));
}
