// A plan: moves that the server checks but does not play until they are adopted.
import type { TableConnection } from '../wire/connection.svelte';
import type { PlanAnswer } from '../wire/wire';
import { forgetPlan, loadPlan, savePlan } from './planStorage';

export class Plan {
  on = $state(false);
  moves: readonly string[] = $state.raw([]);
  /** The server's answer; the previous one while a new one is pending. */
  answer: PlanAnswer | null = $state.raw(null);
  readonly #connection: TableConnection;
  /** The seat whose turn is planned. */
  seat = 0;
  #asked = 0;

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
  }

  /** Replace the moves of the plan. */
  async change(moves: readonly string[]): Promise<void> {
    this.moves = moves;
    savePlan(this.#connection.id, this.#connection.moment, moves);
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
