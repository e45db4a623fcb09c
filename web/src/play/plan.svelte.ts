// A plan: moves that the server checks but does not play until they are adopted. It is for the turn
// of one seat, or goes on with the turns of later seats, as if nothing changed until then.
import type { TableConnection } from '../wire/connection.svelte';
import type { PlanAnswer, PlannedTurn, Shown } from '../wire/wire';
import { forgetPlan, loadPlan, savePlan } from './planStorage';

export class Plan {
  isOn = $state(false);
  /** The turns of earlier seats. */
  before: readonly PlannedTurn[] = $state.raw([]);
  /** The seat whose turn is planned now, the last one, and its moves. */
  seat = $state(0);
  moves: readonly string[] = $state.raw([]);
  /** The server's answer; the previous one while a new one is pending. */
  answer: PlanAnswer | null = $state.raw(null);
  /** Whether the team sees the plan while it is made. */
  isLive = $state(false);
  /** The turns that are left after the first one was played. */
  left: readonly PlannedTurn[] = [];
  #asked = 0;
  #shown = ''; // what the team has been sent
  #showing = false;

  constructor(private readonly connection: TableConnection) {}

  readonly turns: readonly PlannedTurn[] = $derived.by(() => [
    ...this.before,
    { seat: this.seat, moves: [...this.moves] },
  ]);
  readonly isEmpty = $derived.by(() => !this.moves.length && !this.before.length);
  /** The steps of each turn. */
  readonly steps = $derived.by(() =>
    this.answer ? [...this.answer.before, this.answer.steps] : [],
  );
  /** Whether every step is still legal: the game may have advanced since. */
  readonly isLegal = $derived.by(() => this.steps.flat().every(({ refusal }) => !refusal));
  /** Whether the first turn can be played. */
  readonly isReady = $derived.by(() => {
    const [first = []] = this.steps;
    return first.length > 0 && first.every(({ refusal }) => !refusal);
  });
  /** The plan as a command for the team, without empty turns. */
  get command(): { seat: number; moves: string[]; then: PlannedTurn[] } {
    const [first, ...then] = this.turns.filter(({ moves }) => moves.length);
    return { ...(first ?? { seat: this.seat, moves: [] }), then };
  }

  async start(seat: number, moves: readonly string[] = [], before: readonly PlannedTurn[] = []) {
    this.isOn = true;
    this.seat = seat;
    this.before = before;
    this.left = [];
    await this.change(moves);
  }

  /** Start with these turns, of which the last one is planned further. */
  async startAll(turns: readonly PlannedTurn[]): Promise<void> {
    const last = turns.at(-1);
    if (last) await this.start(last.seat, last.moves, turns.slice(0, -1));
  }

  /** Resume the plan of this tab for this moment after a reload, if its last seat can be planned. */
  async resume(seats: readonly number[]): Promise<void> {
    const turns = loadPlan(this.connection.id, this.connection.moment);
    if (turns && seats.includes(turns.at(-1)?.seat ?? -1)) await this.startAll(turns);
  }

  stop(): void {
    if (!this.isOn) return;
    forgetPlan(this.connection.id);
    this.isOn = false;
    this.moves = [];
    this.before = [];
    this.answer = null;
    // With private hands, each plan is shown only if its author chose to.
    if (this.connection.table?.game?.views[0]?.position.hands === 'private') this.isLive = false;
    void this.#show();
  }

  /** Show the team the plan while it is made, or no longer. */
  showLive(isLive: boolean): void {
    this.isLive = isLive;
    void this.#show();
  }

  /** Leave out the turn of a seat that is over. */
  drop(over: number): void {
    this.before = this.before.filter(({ seat }) => seat !== over);
    this.left = this.left.filter(({ seat }) => seat !== over);
  }

  /** Remove the last step, or the last turn if it has none. */
  async undo(): Promise<void> {
    if (this.moves.length || !this.before.length) await this.change(this.moves.slice(0, -1));
    else await this.startAll(this.before);
  }

  /** Replace the moves of the turn that is planned now. */
  async change(moves: readonly string[]): Promise<void> {
    this.moves = moves;
    savePlan(this.connection.id, this.connection.moment, this.turns);
    void this.#show();
    const asked = ++this.#asked;
    const answer = await this.connection.ask<PlanAnswer>({
      do: 'plan',
      moves: [...moves],
      seat: this.seat,
      before: [...this.before],
    });
    if (!this.isOn || asked !== this.#asked) return; // superseded by a later change
    if (answer.type === 'plan') this.answer = answer;
    else this.stop();
  }

  /** Send the team the newest plan: one message at a time, and again after a lost connection. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (;;) {
      const { command } = this;
      const draft = this.isOn && this.isLive ? command : { ...command, moves: [], then: [] };
      const wanted = draft.moves.length ? JSON.stringify([this.connection.sockets, draft]) : '';
      if (wanted === this.#shown) break;
      this.#shown = wanted;
      await this.connection.ask<Shown>({ do: 'draft', ...draft });
    }
    this.#showing = false;
  }
}
