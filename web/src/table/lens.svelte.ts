// The threat lens: the server's exact odds of this turn, from what this viewer may know.
import type { OddsAnswer, OutbreakOdds, TurnOdds } from '../lib/wire';
import type { Heat } from '../board/marks';
import type { Play } from './play.svelte';

export class Lens {
  open = $state(false);
  odds: TurnOdds | null = $state.raw(null);
  outbreaks: OutbreakOdds | null = $state.raw(null);
  asking = $state(false);
  readonly #play: Play;
  #of = -1;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Whether this table plays with odds. */
  readonly allowed = $derived.by(() => ['odds', 'coach'].includes(this.#play.table.setup.help));

  /** Asks again when the table has changed. */
  async look(): Promise<void> {
    const { seq } = this.#play.table;
    if (this.#of === seq) return;
    this.#of = seq;
    const seat = this.#play.eyes;
    this.asking = true;
    const answer = await this.#play.connection.ask<OddsAnswer>(
      seat === null ? { do: 'odds' } : { do: 'odds', seat },
    );
    if (answer.type !== 'odds' || this.#of !== seq) return;
    this.odds = answer.odds;
    this.outbreaks = answer.outbreaks;
    this.asking = false;
  }

  readonly heat = $derived.by((): Map<string, Heat> | null => {
    const odds = this.odds;
    if (!this.open || !odds) return null;
    const broken = this.outbreaks?.cities ?? {};
    const cities = new Set([...Object.keys(odds.infected), ...Object.keys(broken)]);
    return new Map(
      [...cities].map((city) => [
        city, { infected: odds.infected[city] ?? 0, outbreak: broken[city] ?? 0 },
      ]),
    );
  });
}
