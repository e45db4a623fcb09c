// Shows people what happened since their last turn: when they return to a running game or to its page, and when
// their turn begins after something important.
import { untrack } from 'svelte';
import { findMover, sayDigest } from '../game/words/digest';
import { collectSinceLastTurn } from '../game/state/sinceLastTurn';
import type { Choosing } from './choosing.svelte';
import type { Sender } from './sender.svelte';
import type { Viewer } from './viewer.svelte';

export class CatchUp {
  /** Whether there are events that the person has not seen. */
  news = $state(false);
  /** Whether the panel is open. */
  open = $state(false);
  #turn = -1; // the last own turn that began
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

  /** What was important among it; empty if nothing was. */
  readonly digest = $derived.by(() => sayDigest(this.since?.events ?? [], this.viewer.ownRoles));

  /** Who has moved an own pawn among it without asking, since the person always says yes to them. */
  readonly trusted = $derived.by((): string | null => {
    const { position, table, ownRoles } = this.viewer;
    const mover = findMover(this.since?.events ?? [], ownRoles)?.by;
    const seat = position.players.findIndex(({ role }) => role === mover);
    const holder = table.seats[seat]?.holder ?? null;
    return holder && table.settings?.agrees_to.includes(holder) ? holder : null;
  });

  /** Tell of what was important before an own turn, once. */
  beginTurn(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    if (this.digest) this.news = true;
  }

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
