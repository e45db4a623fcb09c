// The life of a seat: a bot that plays for me until I take my seat back, and an absent player about
// whom the others are asked.
import { describeSubstitution, findHandOver } from './substitute';
import { listLentSeats } from '../../game/state/tableState';
import { BOT } from '../../game/words/bots';
import type { Sender } from '../../play/sender.svelte';
import type { Viewer } from '../../play/viewer.svelte';

export class SeatLife {
  /** The hand-over after which I only watch. */
  #watched = $state(-1);
  /** The last entry when the page was opened: what I gave away since then needs no greeting. */
  readonly #arrived: number;
  /** Whether it is time to ask about an absent player. */
  #isTime = $state(false);

  /** Call this while a component is created: it lives as long as the component. */
  constructor(
    private readonly viewer: Viewer,
    private readonly sender: Sender,
  ) {
    this.#arrived = viewer.connection.entries.at(-1)?.seq ?? 0;
    $effect(() => {
      const at = viewer.connection.asksAt;
      this.#isTime = at !== null && at <= Date.now();
      if (at === null || this.#isTime) return;
      const timer = setTimeout(() => (this.#isTime = true), at - Date.now());
      return () => clearTimeout(timer);
    });
  }

  /** My seat that a bot plays, or null. */
  readonly lent = $derived.by(() => {
    const { isOver, table } = this.viewer;
    return isOver ? null : (listLentSeats(table)[0] ?? null);
  });
  /** Whether I only watch, because a bot plays for me. */
  readonly isLent = $derived.by(() => this.lent !== null && this.viewer.isSpectator);
  readonly #handed = $derived.by(() =>
    this.lent === null ? undefined : findHandOver(this.viewer.entries, this.lent),
  );
  /** Whether I have come back to a seat that a bot plays, and have not chosen to watch. */
  readonly isBack = $derived.by(() => {
    const { seq = 0, by = null } = this.#handed ?? {};
    const own = by === this.viewer.table.you && seq > this.#arrived;
    return this.lent !== null && !own && seq !== this.#watched;
  });
  /** What the bot has done at my seat. */
  readonly done = $derived.by(() => describeSubstitution(this.viewer.entries, this.lent ?? -1));
  /** The seat of the absent player about whom I am asked, or null. */
  readonly asked = $derived.by(() => {
    const { isSpectator, table } = this.viewer;
    return this.#isTime && !isSpectator ? table.absent : null;
  });

  /** Watch the bot, until another one gets the seat. */
  watch(): void {
    this.#watched = this.#handed?.seq ?? 0;
  }

  takeBack(): Promise<boolean> {
    return this.sender.send({ do: 'reclaim_seat', seat: this.lent ?? -1 });
  }

  /** Ask nobody about the absent player for a while. */
  wait(): Promise<boolean> {
    return this.sender.send({ do: 'wait', seat: this.asked ?? -1 });
  }

  /** Let a bot play for the absent player: until they are back, or until the end. */
  replace(for_good = false): Promise<boolean> {
    return this.sender.send({ do: 'hand', seat: this.asked ?? -1, bot: BOT, for_good });
  }
}
