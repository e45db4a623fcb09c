// Shows people who return to a running game, or to its page, what happened meanwhile.
import { untrack } from 'svelte';
import { collectSinceLastTurn } from '../game/state/sinceLastTurn';
import type { Choosing } from './choosing.svelte';
import type { Sender } from './sender.svelte';
import type { Viewer } from './viewer.svelte';

export class CatchUp {
  /** Whether there are events that the person has not seen. */
  news = $state(false);
  /** Whether the panel is open. */
  open = $state(false);
  #seen = 0; // the last entry when the page was last visible

  /** Call this while a component is created: it lives as long as the component. */
  constructor(
    private readonly viewer: Viewer,
    private readonly choosing: Choosing,
    sender: Sender,
  ) {
    untrack(() => this.#arrive());
    $effect(() => {
      if (sender.isSending) this.news = false; // a person who moves has seen enough
    });
  }

  readonly since = $derived.by(() =>
    collectSinceLastTurn(this.viewer.liveMoves, this.viewer.ownSeats),
  );

  /** Handle a page that is hidden or visible again. */
  handleVisibility(): void {
    const { entries } = this.viewer;
    const missed = entries.filter(({ seq }) => seq > this.#seen);
    if (document.hidden) this.#seen = entries.at(-1)?.seq ?? 0;
    else if (missed.some((entry) => entry.kind === 'played' && !this.viewer.holds(entry.seat))) {
      this.#arrive();
    }
  }

  /** Open or close the panel. */
  toggle(): void {
    this.news = false;
    this.choosing.cancel();
    this.open = this.since !== null && !this.open;
  }

  #arrive(): void {
    this.news = this.since !== null && !this.viewer.isOver;
  }
}
