// The bots of a table that the machine still compiles, and the bot that plays for them until then.
import { Preparation } from '../../frame/preparation.svelte';
import { isExercise, isCardboard } from '../../game/state/tableState';
import { needsPreparation, SWIFT } from '../../game/words/bots';
import { load, store } from '../../lib/browser/storage';
import type { Sender } from '../../play/sender.svelte';
import type { Viewer } from '../../play/viewer.svelte';

/** The bots that get their seats back. */
type Replaced = Readonly<Record<number, string>>;

export class Readiness {
  readonly preparation = new Preparation();
  readonly #key: string;
  #replaced: Replaced = $state.raw({});

  constructor(
    private readonly viewer: Viewer,
    private readonly sender: Sender,
  ) {
    this.#key = `fourcures.replaced.${viewer.connection.id}`;
    this.#replaced = (load('sessionStorage', this.#key) ?? {}) as Replaced;
  }

  readonly #slow = $derived.by(() =>
    this.viewer.table.seats.flatMap(({ bot }, seat) => (needsPreparation(bot) ? [seat] : [])),
  );
  /** Whether it matters here how far the preparation is. */
  readonly isConcerned = $derived.by(
    () => !this.viewer.isOver && this.#slow.length + Object.keys(this.#replaced).length > 0,
  );
  /** The seats whose bots cannot play yet. */
  readonly seats: readonly number[] = $derived.by(() =>
    this.preparation.underWay ? this.#slow : [],
  );
  /** Whether I may give the seats of bots to another one. */
  readonly canReplace = $derived.by(() => {
    const { table } = this.viewer;
    return table.host === table.you && !isExercise(table) && !isCardboard(table);
  });

  /** Let the quick bot play for those that are not ready. */
  async replace(): Promise<void> {
    const { seats } = this.viewer.table;
    for (const seat of this.seats) {
      const bot = seats[seat]?.bot;
      if (bot && (await this.sender.send({ do: 'hand', seat, bot: SWIFT })))
        this.#keep({ ...this.#replaced, [seat]: bot });
    }
  }

  /** Give their seats back to the bots that are ready now, unless somebody else has them. */
  async giveBack(): Promise<void> {
    const { isKnown, underWay } = this.preparation;
    if (!isKnown || underWay || !Object.keys(this.#replaced).length) return;
    const due = Object.entries(this.#replaced);
    this.#keep({});
    for (const [seat, bot] of due) {
      if (this.viewer.table.seats[Number(seat)]?.bot === SWIFT && !this.viewer.isOver)
        await this.sender.send({ do: 'hand', seat: Number(seat), bot });
    }
  }

  #keep(replaced: Replaced): void {
    this.#replaced = replaced;
    store('sessionStorage', this.#key, Object.keys(replaced).length ? replaced : null);
  }
}
