// The open page of the side panel, or the open tab on a phone.
import { untrack } from 'svelte';
import type { Coach } from '../../coach/coach.svelte';
import { layout } from '../../lib/layout.svelte';
import type { Lens } from '../../play/lens.svelte';
import type { Play } from '../../play/play.svelte';

export type Side = 'plan' | 'log' | 'decks' | 'lens' | 'coach';
export type Tab = 'actions' | 'hand' | 'team' | Exclude<Side, 'lens' | 'plan'>;

export class Pages {
  /** The open tab on a phone. */
  tab: Tab = $state('actions');
  #side: Side = $state('log');
  #heard = $state(0); // number of read chat messages of others
  readonly #play: Play;
  readonly #lens: Lens;
  readonly #coach: Coach;

  /** Call this while a component is created: it lives as long as the component. */
  constructor(play: Play, lens: Lens, coach: Coach) {
    this.#play = play;
    this.#lens = lens;
    this.#coach = coach;
    $effect(() => {
      if (play.plan.on) untrack(() => this.turnTo('plan'));
    });
    $effect(() => {
      if (this.current === 'log') this.#heard = this.#talk;
    });
  }

  readonly #advised = $derived.by((): 'coach'[] => (this.#coach.allowed ? ['coach'] : []));
  readonly sides = $derived.by((): Side[] => {
    const planned: Side[] = this.#play.plan.on ? ['plan'] : [];
    const odds: Side[] = this.#lens.allowed ? ['lens'] : [];
    return [...planned, 'log', 'decks', ...odds, ...this.#advised];
  });
  readonly tabs = $derived.by((): Tab[] => [
    'actions',
    'hand',
    'team',
    'decks',
    'log',
    ...this.#advised,
  ]);
  /** The page of the side panel, on wide screens. */
  readonly sidePage = $derived.by((): Side => {
    if (this.#lens.open) return 'lens';
    return this.sides.includes(this.#side) ? this.#side : 'log';
  });
  readonly current = $derived.by(() => (layout.current === 'wide' ? this.sidePage : this.tab));

  readonly #talk = $derived.by(() => {
    const { entries, table } = this.#play;
    return entries.filter(({ kind, by }) => kind === 'said' && by !== table.you).length;
  });
  /** The number of chat messages of others since the log was visible. */
  readonly unread = $derived.by(() => Math.max(0, this.#talk - this.#heard));

  turnTo(name: Side): void {
    this.#lens.open = name === 'lens';
    if (name !== 'lens') this.#side = name;
    if (name !== 'lens' && name !== 'plan') this.tab = name;
  }

  /** Switch between the decks and the log. */
  toggleDecks(): void {
    this.turnTo(this.#side === 'decks' ? 'log' : 'decks');
  }
}
