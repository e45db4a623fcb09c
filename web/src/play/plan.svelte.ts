// A plan: moves that the server checks but does not play until they are adopted.
import type { TableConnection } from '../wire/connection.svelte';
import type { PlanAnswer, Shown } from '../wire/wire';
import { forgetPlan, loadPlan, savePlan } from './planStorage';

export class Plan {
  on = $state(false);
  moves: readonly string[] = $state.raw([]);
  /** The server's answer; the previous one while a new one is pending. */
  answer: PlanAnswer | null = $state.raw(null);
  /** Whether the team sees the plan while it is made. */
  live = $state(false);
  readonly #connection: TableConnection;
  /** The seat whose turn is planned. */
  seat = 0;
  #asked = 0;
  #shown = ''; // what the team has been sent
  #showing = false;

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  /** Whether every step is still legal: the game may have advanced since. */
  readonly sound = $derived.by(() => this.answer?.steps.every(({ refusal }) => !refusal) ?? false);

  async start(seat: number, moves: readonly string[] = []): Promise<void> {
    this.on = true;
    this.seat = seat;
    await this.change(moves);
  }

  /** Resume the plan of this tab for this moment after a reload. */
  async resume(seat: number): Promise<void> {
    const moves = loadPlan(this.#connection.id, this.#connection.moment);
    if (moves) await this.start(seat, moves);
  }

  stop(): void {
    if (!this.on) return;
    forgetPlan(this.#connection.id);
    this.on = false;
    this.moves = [];
    this.answer = null;
    // With private hands, each plan is shown only if its author chose to.
    if (this.#connection.table?.game?.views[0]?.position.hands === 'private') this.live = false;
    void this.#show();
  }

  /** Show the team the plan while it is made, or no longer. */
  showLive(live: boolean): void {
    this.live = live;
    void this.#show();
  }

  /** Send the team the newest plan: one message at a time, and again after a lost connection. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (;;) {
      const { seat, sockets } = { seat: this.seat, sockets: this.#connection.sockets };
      const moves = this.on && this.live ? [...this.moves] : [];
      const wanted = moves.length ? JSON.stringify([sockets, seat, moves]) : '';
      if (wanted === this.#shown) break;
      this.#shown = wanted;
      await this.#connection.ask<Shown>({ do: 'draft', seat, moves });
    }
    this.#showing = false;
  }

  /** Replace the moves of the plan. */
  async change(moves: readonly string[]): Promise<void> {
    this.moves = moves;
    savePlan(this.#connection.id, this.#connection.moment, moves);
    void this.#show();
    const asked = ++this.#asked;
    const answer = await this.#connection.ask<PlanAnswer>({
      do: 'plan',
      moves: [...moves],
      seat: this.seat,
    });
    if (!this.on || asked !== this.#asked) return; // superseded by a later change
    if (answer.type === 'plan') this.answer = answer;
    else this.stop();
  }
}
