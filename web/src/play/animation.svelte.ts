// Animates events one after the other, while the table itself is already further on: starts from
// an older position and applies each event to it. Skipping shows the newest position at once.
import { mapCity } from '../board/geography';
import type { Effect } from '../board/marks';
import { applyEvent } from '../game/applyEvent';
import type { Disease } from '../game/cities';
import { visibleTo } from '../game/visible';
import { settings } from '../lib/settings.svelte';
import type { Happening, Position, ShownEntry, ShownEvent } from '../wire/wire';

/** The banner over the map. */
export type Scene =
  | { kind: 'drew'; player: string; cards: (string | null)[] }
  | { kind: 'epidemic'; step: 0 | 1 | 2; rate: number; city: string | null }
  | { kind: 'infection'; city: string; bottom: boolean }
  | { kind: 'outbreak'; city: string; disease: Disease; outbreaks: number }
  | { kind: 'cure'; disease: Disease; eradicated: boolean };

const STEP = { full: 600, fast: 220, none: 0 };

export class TableAnimation {
  /** What the board shows while it lags behind; null when it is up to date. */
  position: Position | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  effects: Effect[] = $state.raw([]);
  /** How many happenings are still to come, also in the log. */
  left = $state(0);
  /** How many turns are still to begin. */
  turns = $state(0);
  #seen = -1;
  #queue: ShownEvent[] = [];
  #told = false; // whether the log tells it already: then nothing of it is held back
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = 0;

  /** News came: `before` is the position that was shown until now. */
  heard(entries: readonly ShownEntry[], before: Position | null, viewer: number | null): void {
    const last = entries.at(-1)?.seq ?? 0;
    const fresh = this.#seen < 0 ? [] : entries.filter(({ seq }) => seq > this.#seen);
    this.#seen = last;
    if (!fresh.length || settings.motion === 'none' || document.hidden) return this.skip();
    if (fresh.some(({ kind }) => kind === 'undid')) return this.skip();
    const events = fresh
      .flatMap((entry) => (entry.kind === 'played' ? entry.events : []))
      .map((event) => visibleTo(event, viewer));
    if (!events.length || !before) return;
    this.#run(before, events);
  }

  /** Shows once more what happened since a moment; the table itself stays where it is. */
  again(before: Position, events: readonly ShownEvent[], viewer: number | null): void {
    this.skip();
    this.#told = true;
    this.#timer = setTimeout(() => this.#next(), STEP[settings.motion]); // to see where it begins
    this.#run(
      before,
      events.map((event) => visibleTo(event, viewer)),
    );
  }

  #run(before: Position, events: readonly ShownEvent[]): void {
    this.position ??= structuredClone(before);
    this.#queue.push(...events);
    this.#count();
    if (this.#timer === undefined) this.#next();
  }

  /** Shows the table as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#told = false;
    this.#count();
    this.position = null;
    this.scene = null;
    this.effects = [];
  }

  get running(): boolean {
    return this.position !== null;
  }

  #count(): void {
    this.left = this.#told ? 0 : this.#queue.length;
    this.turns = this.#queue.filter(({ event }) => event === 'turn').length;
  }

  #next(): void {
    const event = this.#queue.shift();
    this.#count();
    if (!event || !this.position) return this.skip();
    this.position = applyEvent(this.position, event);
    const beats = this.#show(event);
    // A long queue runs faster: nobody waits for more than a few seconds.
    const hurry = Math.max(1, this.#queue.length / 7);
    this.#timer = setTimeout(() => this.#next(), (beats * STEP[settings.motion]) / hurry);
  }

  #effect(kind: Effect['kind'], at: string, disease?: string, towards?: string[]): void {
    const effect: Effect = { key: this.#key++, kind, city: at };
    if (disease) effect.disease = disease as Disease;
    if (towards) effect.towards = towards;
    this.effects = [...this.effects.slice(-7), effect];
  }

  /** Shows one happening; how many beats it takes. */
  #show(event: Happening): number {
    switch (event.event) {
      case 'drew': {
        const cards = this.scene?.kind === 'drew' ? this.scene.cards : [];
        this.scene = { kind: 'drew', player: event.player, cards: [...cards, event.card] };
        return 1.4;
      }
      case 'increased':
        this.scene = { kind: 'epidemic', step: 0, rate: event.rate, city: null };
        return 1.4;
      case 'turned':
        if (event.bottom) {
          const rate = this.scene?.kind === 'epidemic' ? this.scene.rate : 0;
          this.scene = { kind: 'epidemic', step: 1, rate, city: event.city };
        } else this.scene = { kind: 'infection', city: event.city, bottom: false };
        return 0.9;
      case 'intensified':
        if (this.scene?.kind === 'epidemic') this.scene = { ...this.scene, step: 2 };
        else this.scene = { kind: 'epidemic', step: 2, rate: 0, city: null };
        return 1.4;
      case 'infected':
        this.#effect('infect', event.city, event.disease);
        return event.why === 'outbreak' ? 0.35 : 0.9;
      case 'prevented':
        this.#effect('prevent', event.city, event.disease);
        return 0.5;
      case 'outbreak': {
        const disease = event.disease as Disease;
        this.scene = { kind: 'outbreak', city: event.city, disease, outbreaks: event.outbreaks };
        this.#effect('outbreak', event.city, disease, mapCity(event.city).neighbours);
        return 1.6;
      }
      case 'treated':
        this.scene = null;
        this.#effect('treat', event.city, event.disease);
        return 0.1;
      case 'built':
        this.scene = null;
        this.#effect('build', event.city);
        return 0.1;
      case 'cured':
      case 'eradicated':
        this.scene = {
          kind: 'cure',
          disease: event.disease as Disease,
          eradicated: event.event === 'eradicated',
        };
        return 2.2;
      case 'moved':
        this.scene = null;
        return 0.4;
      default:
        this.scene = null;
        return 0;
    }
  }
}
