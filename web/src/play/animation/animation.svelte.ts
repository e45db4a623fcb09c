// Animates events one after the other, while the table itself is already ahead: starts from an
// older position and applies each event to it. Skipping shows the newest position at once.
import { mapCity } from '../../board/geometry/geography';
import type { Effect } from '../../board/marks';
import { applyEvent } from '../../game/state/applyEvent';
import type { Disease } from '../../game/state/cities';
import { redactFor } from '../../game/state/visible';
import { settings } from '../../lib/person/settings.svelte';
import { playSound } from '../../lib/sound/player';
import type { Happening, Position, ShownEntry, ShownEvent } from '../../wire/wire';
import { chooseSound, chooseLoudestSound } from './eventSounds';
import { clearBoard, listFirstInfections, ROLES_MS } from './opening';
import { listBeats, makeBeats, computeDuration, holds, stopsBefore, type Beat } from './pace';

/** The banner over the map. */
export type Scene =
  | { kind: 'opening'; part: 'roles' | 'infections' | 'ready' }
  | { kind: 'turn'; player: string }
  | { kind: 'card'; player: string; card: string; to: string | null }
  | { kind: 'drew'; player: string; cards: (string | null)[] }
  | { kind: 'epidemic'; step: 0 | 1 | 2; rate: number; city: string | null }
  | { kind: 'infection'; city: string; bottom: boolean }
  | { kind: 'outbreak'; chain: string[]; disease: Disease; outbreaks: number }
  | { kind: 'cure'; disease: Disease; eradicated: boolean }
  | { kind: 'ended'; result: string; cause: string };

const MOST_EFFECTS = 24; // drawn at once: an outbreak reaches up to six cities
const BEFORE = 600; // milliseconds to show the start of a repetition

export class TableAnimation {
  /** The position on the board while it lags behind; null when it is up to date. */
  position: Position | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  effects: Effect[] = $state.raw([]);
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
  #told = false; // whether the log shows it already and hides nothing
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    const all = listVisibleBeats(fresh, viewer, me);
    if (settings.speed === 'none') {
      const loud = chooseLoudestSound(all.map(({ event }) => event));
      if (loud) playSound(loud);
      return this.skip();
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
    this.#queue = listVisibleBeats(entries, viewer, me);
    this.scene = { kind: 'opening', part: 'roles' };
    this.#count();
    this.#wait(ROLES_MS);
  }

  /** Continue a paused animation; otherwise skip to the current position. */
  proceed(): void {
    if (this.scene?.kind === 'opening' && this.scene.part !== 'ready') return this.#waitForStart();
    if (!this.stopped) return this.skip();
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
    this.#queue = [];
    this.#now = null;
    this.#opening = null;
    this.#told = false;
    this.stopped = false;
    this.position = null;
    this.scene = null;
    this.effects = [];
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

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#showNext();
    }, ms);
  }

  #count(): void {
    const events = this.#queue.map(({ event }) => event);
    this.left = this.#told ? 0 : events.length;
    this.turns = events.filter(({ event }) => event === 'turn').length;
    this.holds =
      this.running &&
      (this.#opening !== null || holds(this.#now ? [this.#now, ...this.#queue] : this.#queue));
  }

  /** Show the next beat, unless it must wait for the person and `go` is false. */
  #showNext(go = false): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#opening) return this.#infectNext();
    const [beat] = this.#queue;
    if (!beat || !this.position) return this.skip();
    if (!go && stopsBefore(beat, settings.speed)) {
      this.stopped = true;
      return;
    }
    this.#queue.shift();
    this.#show(beat);
    this.#count();
    this.#wait(computeDuration(beat, settings.speed, this.#queue.length));
  }

  #show(beat: Beat): void {
    this.#now = beat;
    if (this.position) this.position = applyEvent(this.position, beat.event);
    this.#stage(beat.event);
    const heard = chooseSound(beat.event);
    if (heard) playSound(heard);
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
    this.#wait(computeDuration(beat, settings.speed));
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
    this.effects = [
      ...this.effects.slice(1 - MOST_EFFECTS),
      { key: this.#key++, kind, city: at, ...more },
    ];
  }

  /** Set the banner and the effects of one event. */
  #stage(event: Happening): void {
    if (!KEEP_SCENE.includes(event.event)) this.scene = showScene(event, this.scene);
    const disease = 'disease' in event ? (event.disease as Disease) : undefined;
    switch (event.event) {
      case 'infected':
        return this.#addEffect('infect', event.city, { disease, cubes: event.cubes });
      case 'prevented':
        return this.#addEffect('prevent', event.city, { disease });
      case 'outbreak': {
        const towards = mapCity(event.city).neighbours;
        return this.#addEffect('outbreak', event.city, { disease, towards });
      }
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

const KEEP_SCENE = ['infected', 'prevented']; // the banner says already what they are part of

/** Return the banner of an event; some go on with the one before. */
function showScene(event: Happening, before: Scene | null): Scene | null {
  const rate = before?.kind === 'epidemic' ? before.rate : 0;
  switch (event.event) {
    case 'turn':
      return { kind: 'turn', player: event.player };
    case 'drew': {
      const cards = before?.kind === 'drew' ? before.cards : [];
      return { kind: 'drew', player: event.player, cards: [...cards, event.card] };
    }
    case 'increased':
      return { kind: 'epidemic', step: 0, rate: event.rate, city: null };
    case 'turned':
      return event.bottom
        ? { kind: 'epidemic', step: 1, rate, city: event.city }
        : { kind: 'infection', city: event.city, bottom: false };
    case 'intensified':
      return { kind: 'epidemic', step: 2, rate, city: null };
    case 'outbreak': {
      const chain = event.origin && before?.kind === 'outbreak' ? before.chain : [];
      const { city, disease, outbreaks } = event;
      return { kind: 'outbreak', chain: [...chain, city], disease: disease as Disease, outbreaks };
    }
    case 'played':
      return { kind: 'card', player: event.player, card: event.card, to: null };
    case 'shared':
      return { kind: 'card', player: event.giver, card: event.card, to: event.receiver };
    case 'cured':
    case 'eradicated': {
      const eradicated = event.event === 'eradicated';
      return { kind: 'cure', disease: event.disease as Disease, eradicated };
    }
    case 'ended':
      return { kind: 'ended', result: event.result, cause: event.cause };
    default:
      return null;
  }
}

/** Return the beats of new entries, redacted for this viewer. */
function listVisibleBeats(
  entries: readonly ShownEntry[],
  viewer: number | null,
  me: string | null,
): Beat[] {
  return listBeats(entries, me).map((beat) => ({ ...beat, event: redactFor(beat.event, viewer) }));
}
