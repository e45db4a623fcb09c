// The threat lens: the server's odds of this turn, from what this viewer may know.
import { untrack } from 'svelte';
import type { Heat } from '../board/marks';
import type { OddsAnswer, Refused } from '../wire/wire';
import type { Viewer } from './viewer.svelte';

/** The server's answer, and the seat it is for. */
interface Told {
  seat: number | null;
  answer: OddsAnswer | Refused;
}

export class Lens {
  asking = $state(false);
  #open = $state(false);
  #told: Told | null = $state.raw(null);
  #asked = '';

  constructor(private readonly viewer: Viewer) {}

  /** Whether the table allows odds and the person has a seat. */
  readonly allowed = $derived.by(
    () => ['odds', 'coach'].includes(this.viewer.table.setup.help) && !this.viewer.isSpectator,
  );

  get open(): boolean {
    return this.#open && this.allowed;
  }

  set open(wanted: boolean) {
    this.#open = wanted;
  }

  /** Changes with the table and the viewer. */
  readonly moment = $derived.by(() => `${this.viewer.table.seq} ${this.viewer.seat}`);

  /** Request the odds while the lens is open, but not while the board lags: they would tell what comes. */
  follow(): void {
    const { curtain, isBehind } = this.viewer;
    if (this.open && curtain === null && !isBehind && this.moment)
      untrack(() => void this.request());
  }

  /** Request the odds, once per moment. */
  async request(): Promise<void> {
    const { moment } = this;
    if (this.#asked === moment) return;
    this.#asked = moment;
    const { seat, connection } = this.viewer;
    this.asking = true;
    const answer = await connection.ask<OddsAnswer>({ do: 'odds', seat });
    if (this.#asked !== moment) return;
    this.#told = { seat, answer };
    this.asking = false;
  }

  // Do not show the odds of another player at the same screen.
  readonly #answer = $derived.by(() =>
    this.#told?.seat === this.viewer.seat ? this.#told.answer : null,
  );
  readonly odds = $derived.by(() => (this.#answer?.type === 'odds' ? this.#answer.odds : null));
  readonly outbreaks = $derived.by(() =>
    this.#answer?.type === 'odds' ? this.#answer.outbreaks : null,
  );
  readonly refusal = $derived.by(() => (this.#answer?.type === 'refused' ? this.#answer : null));

  /** The chance of infection for each city; protected cities get no cube from their card. */
  readonly infected = $derived.by((): Record<string, number> => {
    const { infected = {}, protected: safe = [] } = this.odds ?? {};
    return Object.fromEntries(Object.entries(infected).filter(([city]) => !safe.includes(city)));
  });

  readonly heat = $derived.by((): Map<string, Heat> | null => {
    const { infected } = this;
    if (!this.open || !this.odds) return null;
    const broken = this.outbreaks?.cities ?? {};
    const cities = new Set([...Object.keys(infected), ...Object.keys(broken)]);
    return new Map(
      [...cities].map((city) => [
        city,
        { infected: infected[city] ?? 0, outbreak: broken[city] ?? 0 },
      ]),
    );
  });
}
