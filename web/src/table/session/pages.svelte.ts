// Which page is open in the side panel, or over the map of a phone.
import { untrack } from 'svelte';
import type { Coach } from '../../coach/coach.svelte';
import { layout } from '../../lib/browser/layout.svelte';
import type { Exercise } from '../../exercise/exercise.svelte';
import type { Lens } from '../../play/lens.svelte';
import type { Planning } from '../../play/planning.svelte';
import type { Viewer } from '../../play/viewer.svelte';

export type Side = 'exercise' | 'plan' | 'log' | 'decks' | 'lens' | 'coach';
/** What a phone shows: the map alone, the raised hand, or a page over the map. */
export type Tab = 'map' | 'hand' | 'exercise' | 'team' | Exclude<Side, 'lens'>;
export type Page = Exclude<Side | Tab, 'map' | 'hand'>;

export class Pages {
  #tab: Tab = $state('map');
  /** Whether the page makes way for what happens on the map. */
  #isAway = $state(false);
  #side: Side = $state('log');
  #heard = $state(0); // number of read chat messages of others
  #seen = $state(0); // the last plan of others when the team was visible
  readonly #viewer: Viewer;
  readonly #planning: Pick<Planning, 'plan' | 'proposed'>;
  readonly #lens: Lens;
  readonly #coach: Coach;
  readonly #exercise: Exercise | null;

  /**
   * Call this while a component is created: it lives as long as the component. `happens` returns whether
   * something happens on the map that should be seen.
   */
  constructor(
    viewer: Viewer,
    planning: Pick<Planning, 'plan' | 'proposed'>,
    lens: Lens,
    coach: Coach,
    exercise: Exercise | null,
    happens: () => boolean,
  ) {
    this.#viewer = viewer;
    const { plan } = planning;
    this.#planning = planning;
    this.#exercise = exercise;
    this.#lens = lens;
    this.#coach = coach;
    if (exercise) this.#tab = this.#side = 'exercise';
    $effect(() => {
      // The dock of a phone says it, below the map with the better turn.
      if (exercise?.isJudged)
        untrack(() => {
          this.#tab = 'map';
          this.#side = 'exercise';
        });
    });
    $effect.pre(() => {
      this.#isAway = happens();
    });
    $effect(() => {
      if (plan.isOn) untrack(() => this.turnTo('plan'));
    });
    $effect(() => {
      if (this.current === 'log') this.#heard = this.#talk;
      if (this.current === 'team') this.#seen = Math.max(0, ...this.#plans);
    });
  }

  /** The page that is open without a wish for another one. */
  get #usual(): 'exercise' | 'log' {
    return this.#exercise ? 'exercise' : 'log';
  }
  readonly #advised = $derived.by((): 'coach'[] => (this.#coach.allowed ? ['coach'] : []));
  readonly sides = $derived.by((): Side[] => {
    const planned: Side[] = this.#planning.plan.isOn ? ['plan'] : [];
    const odds: Side[] = this.#lens.allowed ? ['lens'] : [];
    // In an exercise nobody talks, and nothing has happened yet.
    return [...planned, this.#usual, 'decks', ...odds, ...this.#advised];
  });
  readonly tabs = $derived.by((): Tab[] => {
    const planned: Tab[] = this.#planning.plan.isOn ? ['plan'] : [];
    const task: Tab[] = this.#exercise ? ['exercise'] : [];
    const log: Tab[] = this.#exercise ? [] : ['log'];
    return ['map', ...task, ...planned, 'team', 'decks', ...log, ...this.#advised];
  });
  /** On a phone. */
  get tab(): Tab {
    if (this.#isAway) return 'map';
    return this.#tab === 'hand' || this.tabs.includes(this.#tab) ? this.#tab : 'map';
  }
  set tab(name: Tab) {
    this.#isAway = false;
    this.#tab = name;
  }
  /** The page of the side panel, where there is room for one. */
  readonly sidePage = $derived.by((): Side => {
    if (this.#lens.open) return 'lens';
    return this.sides.includes(this.#side) ? this.#side : this.#usual;
  });
  readonly current = $derived.by(() => (layout.current === 'wide' ? this.sidePage : this.tab));

  readonly #talk = $derived.by(() => {
    const { entries, table } = this.#viewer;
    return entries.filter(({ kind, by }) => kind === 'said' && by !== table.you).length;
  });
  readonly #plans = $derived.by(() => this.#planning.proposed.map(({ number }) => number));
  /** The number of chat messages of others since the log was visible, and of their plans for the team. */
  readonly unread = $derived.by(() => ({
    log: Math.max(0, this.#talk - this.#heard),
    team: this.#plans.filter((number) => number > this.#seen).length,
  }));

  turnTo(name: Side): void {
    this.#lens.open = name === 'lens';
    if (name === 'lens') return;
    this.#side = name;
    this.tab = name === 'plan' ? 'map' : name; // a plan is made on the map
  }

  /** Switch between the decks and the log. */
  toggleDecks(): void {
    this.turnTo(this.#side === 'decks' ? this.#usual : 'decks');
  }
}
