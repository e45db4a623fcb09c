// Whose turn a person can plan, and what becomes of the plan: shown to the team, or played.
import { blocks } from '../lib/person/blocks.svelte';
import { settings } from '../lib/person/settings.svelte';
import type { PlannedTurn, ShownPlan } from '../wire/wire';
import type { Choosing } from './choosing.svelte';
import type { Plan } from './plan.svelte';
import type { Sender } from './sender.svelte';
import type { TurnRun } from './turnRun.svelte';
import type { Viewer } from './viewer.svelte';

export class Planning {
  #turnSeat = -1; // whose turn it was

  constructor(
    private readonly viewer: Viewer,
    readonly plan: Plan,
    private readonly sender: Sender,
    private readonly choosing: Choosing,
    private readonly run: TurnRun,
  ) {}

  /** The seat whose turn I can plan: the active one if it is mine, else my next one. */
  readonly seat = $derived.by(() => {
    const { seat } = this.viewer.position.turn;
    return this.viewer.holds(seat) ? seat : this.viewer.seat;
  });
  /** Whether I can plan a turn of mine. */
  readonly canPlan = $derived.by(() => this.seat !== null && this.#canPlanFor(this.seat));
  /** The seats that I can plan for. */
  readonly seats = $derived.by(() =>
    this.viewer.position.players
      .map((_, seat) => seat)
      .filter(
        (seat) => this.#canPlanFor(seat) && (!this.viewer.isScreenShared || seat === this.seat),
      ),
  );
  /** The seat with whose turn the plan can go on; null if it cannot. */
  readonly nextSeat = $derived.by(() => {
    const { moves, seat, turns } = this.plan;
    const next = (seat + 1) % this.viewer.position.players.length;
    const isFree = turns.every((turn) => turn.seat !== next);
    return moves.length && isFree && this.seats.includes(next) ? next : null;
  });
  /** Whether a plan can be played now: it is my turn to act, and the plan is for that. */
  readonly canAdopt = $derived.by(() => {
    const { phase, seat } = this.viewer.position.turn;
    const planned = this.plan.isOn ? this.plan.turns[0]?.seat : this.seat;
    const isOwn = seat === planned && this.viewer.holds(seat);
    return phase === 'actions' && isOwn && this.viewer.curtain === null;
  });
  /** The plans that others are making, to be drawn on the map. */
  readonly drafts = $derived.by(() =>
    this.plan.isOn || this.viewer.isBehind || !settings.signals
      ? []
      : this.viewer.connection.drafts.filter(({ by }) => !blocks.has(by)),
  );

  /**
   * The plans that others show, as long as they are ahead: their turn has not begun, or nothing was played
   * since they were shown.
   */
  readonly proposed = $derived.by(() =>
    this.plan.isOn || this.viewer.isBehind ? [] : this.viewer.plans.filter(this.#isAhead),
  );
  /** The last of them that can be played now: it is for my turn. */
  readonly forMe = $derived.by(() => {
    const { seat } = this.viewer.position.turn;
    const mine = this.canAdopt ? this.proposed.filter((plan) => plan.seat === seat) : [];
    return mine.toSorted((a, b) => a.number - b.number).at(-1) ?? null;
  });

  readonly #isAhead = ({ by, seat, number }: ShownPlan): boolean => {
    const { liveMoves, position, table } = this.viewer;
    const last = liveMoves.at(-1);
    const begins = !last || last.events.some(({ event }) => event === 'turn');
    const isNew = begins || number > last.seq || seat !== position.turn.seat;
    return by !== table.you && isNew;
  };

  /** Whether I can plan a seat's turn: always, except between its actions and the end of its turn. */
  #canPlanFor(planned: number): boolean {
    const { position, curtain, isOver, isSpectator } = this.viewer;
    const { phase, seat } = position.turn;
    return !isSpectator && curtain === null && !isOver && (seat !== planned || phase === 'actions');
  }

  /** Start a plan, or discard it. */
  toggle(): void {
    this.choosing.cancel();
    if (this.plan.isOn) this.plan.stop();
    else if (this.canPlan && this.seat !== null) {
      const isLeft = this.seats.includes(this.plan.left.at(-1)?.seat ?? -1);
      if (isLeft) void this.plan.startAll(this.plan.left);
      else void this.plan.start(this.seat);
    }
  }

  /** Plan a seat's turn, beginning with these moves, after the turns of earlier seats. */
  async start(
    seat: number,
    moves: readonly string[] = [],
    before: readonly PlannedTurn[] = [],
  ): Promise<void> {
    if (!this.seats.includes(seat)) return;
    this.choosing.cancel();
    await this.plan.start(seat, moves, before);
  }

  /** Go on with the turn of the next seat. */
  async startNext(): Promise<void> {
    if (this.nextSeat !== null) await this.plan.start(this.nextSeat, [], this.plan.turns);
  }

  /** Resume the plan of this tab after a reload. */
  resume(): void {
    if (this.canPlan && !this.plan.isOn) void this.plan.resume(this.seats);
  }

  /** Check the plan again after a change of the table; discard what is over. */
  refresh(): void {
    const over = this.#turnSeat;
    this.#turnSeat = this.viewer.position.turn.seat;
    if (over !== this.#turnSeat) this.plan.drop(over);
    if (this.plan.isOn && this.seats.includes(this.plan.seat))
      void this.plan.change(this.plan.moves);
    else this.plan.stop();
  }

  /** Show the plan to the team, and stop planning. */
  async suggest(): Promise<void> {
    if (await this.sender.send({ do: 'suggest', ...this.plan.command })) this.plan.stop();
  }

  /** Play a plan that somebody has shown, if all of it is possible; otherwise only open it. */
  async playShared(seat: number, moves: readonly string[]): Promise<void> {
    await this.start(seat, moves);
    if (this.canAdopt && this.plan.isReady) await this.adopt(moves.length);
  }

  /** Play steps of the plan's first turn, until one is refused or it is stopped; the rest stays planned. */
  async adopt(steps: number): Promise<void> {
    if (this.sender.isSending || !this.canAdopt) return;
    const [first, ...later] = this.plan.turns;
    const planned = first?.moves ?? [];
    const checked = this.plan.steps[0] ?? [];
    const { seat } = this.viewer.position.turn;
    const run = planned
      .slice(0, steps)
      .map((text, at) => ({ text, seat, parts: checked[at]?.parts ?? null }));
    this.plan.stop();
    this.choosing.cancel();
    const played = await this.run.run(run, async ({ text }) => {
      if (!(await this.sender.send({ do: 'move', text, seat }))) return 'refused';
      if (!this.viewer.isAsking) return 'played';
      const { length } = this.viewer.liveMoves;
      await this.run.waitWhile(() => this.viewer.isAsking);
      if (this.viewer.liveMoves.length > length) return 'played';
      return this.viewer.isAsking ? 'last' : 'refused';
    });
    if (played === planned.length) this.plan.left = later;
    else if (this.canPlan)
      await this.plan.startAll([{ seat, moves: planned.slice(played) }, ...later]);
  }
}
