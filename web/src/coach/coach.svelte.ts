// The coach of a table: the win chance while its page is open, advice on request.
import type { Refusal } from '../game/words/refusals';
import { sayRather } from '../game/words/advice';
import { sayStep } from '../game/words/sentences';
import { isExercise } from '../game/state/tableState';
import { drawTurn, type MovesDrawing } from '../game/state/turnDrawing';
import type { Choosing } from '../play/choosing.svelte';
import type { Decision } from '../play/decision.svelte';
import type { Plan } from '../play/plan.svelte';
import type { TurnRun } from '../play/turnRun.svelte';
import type { Viewer } from '../play/viewer.svelte';
import { offers } from '../wire/abilities';
import type {
  Advice,
  AdvisedAnswer,
  AdvisedTurn,
  Chance,
  Request,
  ShownMove,
  WinChance,
} from '../wire/wire';

const STAGES = [200, 1000, 4000]; // futures: a quick first estimate, then more precise ones
const SETTLE = 250; // ms without a change before the first request

/** Advice, and the moment it is for. */
interface Given {
  turns: AdvisedTurn[];
  turn: number;
  phase: string;
  since: number;
}

export class Coach {
  chance: WinChance | null = $state.raw(null);
  /** Whether the chance is for the current position. */
  fresh = $state(false);
  thinking = $state(false);
  /** Whether the person wants to see the win chance and the figures behind the advice. */
  numbers = $state(false);
  refusal: Refusal | null = $state.raw(null);
  #given: Given | null = $state.raw(null);

  constructor(
    private readonly viewer: Viewer,
    private readonly decision: Decision,
    private readonly choosing: Choosing,
    private readonly plan: Plan,
    private readonly run: TurnRun,
  ) {}

  readonly allowed = $derived.by(
    () =>
      offers('coach') &&
      this.viewer.table.setup.help === 'coach' &&
      !this.viewer.isSpectator &&
      !this.viewer.isOver,
  );

  /** Who has begun an own turn in a what-if, which can be checked; null at other times. */
  readonly triedBy = $derived.by((): Viewer | null => {
    const { liveMoves, table } = this.viewer;
    const { phase, seat } = this.decision.turn;
    const isOwn = this.viewer.holds(seat) && ['actions', 'draw'].includes(phase);
    const isBegun = isOwn && (liveMoves.at(-1)?.text ?? 'next') !== 'next';
    const isWhatIf = table.practice !== null && !isExercise(table);
    return this.allowed && isWhatIf && isBegun ? this.viewer : null;
  });

  /** Changes with the position and the viewer. */
  readonly moment = $derived.by(() => `${this.viewer.connection.moment} ${this.viewer.seat}`);

  /** Request the chance with increasing precision; return a function that stops it. */
  watchChance(): () => void {
    let left = false;
    this.fresh = false;
    const ask = async () => {
      for (const futures of STAGES) {
        const answer = await this.viewer.connection.ask<Chance>({
          do: 'chance',
          futures,
          seat: this.viewer.seat,
        });
        if (left) return;
        this.refusal = answer.type === 'refused' ? answer : null;
        if (answer.type !== 'chance') return;
        this.chance = answer.chance;
        this.fresh = true;
      }
    };
    const timer = setTimeout(() => void ask(), SETTLE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }

  /** The seat that has something to decide now, or null. */
  readonly seat = $derived.by((): number | null => {
    const { isActing, moves, turn } = this.decision;
    if (isActing) return turn.seat;
    const choices = moves.filter(({ kind }) => kind !== 'next');
    return turn.phase === 'actions' ? null : (choices[0]?.seat ?? null);
  });

  async advise(): Promise<void> {
    if (this.thinking || this.seat === null) return;
    const { turnNumber, table } = this.viewer;
    const { phase } = this.decision.turn;
    this.thinking = true;
    const answer = await this.viewer.connection.ask<Advice>({ do: 'advice', seat: this.seat });
    this.thinking = false;
    this.refusal = answer.type === 'refused' ? answer : null;
    if (answer.type === 'advice') {
      this.#given = { turns: answer.turns, turn: turnNumber, phase, since: table.seq };
    }
  }

  /** Return how to answer a request to one of the person's seats; null if there is no advice. */
  async answerTo({ number, of }: Request): Promise<AdvisedAnswer | null> {
    const seat = of.find((asked) => this.viewer.holds(asked)) ?? null;
    const answer = await this.viewer.connection.ask<Advice>({
      do: 'advice',
      seat,
      request: number,
    });
    return answer.type === 'advice' ? answer.answer : null;
  }

  /** The advice for this turn or this decision; null if it was not requested. */
  readonly turns = $derived.by(() => {
    const { table, turnNumber } = this.viewer;
    const { isActing, turn } = this.decision;
    const given = this.#given;
    if (given?.turn !== turnNumber || given.phase !== turn.phase) return null;
    const isPlayed = isActing || this.viewer.isBehind;
    return isPlayed || (this.seat !== null && given.since === table.seq) ? given.turns : null;
  });

  /** Return how many moves of an advised turn are played; null if the game differs from it. */
  countPlayed({ moves }: AdvisedTurn): number | null {
    const since = this.#given?.since ?? 0;
    const played: string[] = [];
    for (const entry of this.viewer.entries) {
      if (entry.seq <= since) continue;
      if (entry.kind === 'undid' && played.pop() === undefined) return null;
      if (entry.kind === 'played') played.push(entry.text);
    }
    return played.every((text, at) => text === moves[at]) ? played.length : null;
  }

  /** The turn of the note: the best one, or the runner-up if the game follows that one. */
  readonly turn = $derived.by((): AdvisedTurn | null => {
    const [best = null, second] = this.turns ?? [];
    const isLeft = best !== null && this.countPlayed(best) === null;
    return isLeft && second && this.countPlayed(second) ? second : best;
  });
  /** How many moves of that turn are played; null if the game differs from it. */
  readonly made = $derived.by(() => this.turn && this.countPlayed(this.turn));
  /** What is left of that turn. */
  readonly left = $derived.by(() =>
    this.made === null ? [] : (this.turn?.steps.slice(this.made) ?? []),
  );
  /** Whether the note offers to play the rest of its turn; `next` has a key of its own. */
  readonly isPlayable = $derived.by(
    () => !this.run.isOn && this.left.length > 0 && this.left.every(({ kind }) => kind !== 'next'),
  );
  /** The turns that the advised one is compared with, as long as they could be played as well. */
  readonly others = $derived.by(() => {
    const [best, ...others] = this.turns ?? [];
    return this.turn === best ? others.filter((turn) => this.countPlayed(turn) !== null) : [];
  });
  /** The runner-up, as long as it could be played as well. */
  readonly other = $derived.by(() => this.others.find(({ tempting }) => !tempting));

  /** Why not another turn, and the city that can wait. */
  readonly rather = $derived.by(() => this.turn && sayRather(this.turn, this.others));

  /** Return a step of the turn in words. */
  sayStep(step: ShownMove): string {
    return sayStep(step, this.decision.position, this.turn?.steps[0]?.seat);
  }

  /** What is left of the turn, to be drawn on the board. */
  readonly drawing = $derived.by((): MovesDrawing | null =>
    this.left.length
      ? drawTurn(this.left, this.decision.position.players, (this.made ?? 0) + 1)
      : null,
  );

  /** Play what is left of the turn, until a move is refused or the game goes on differently. */
  async play(): Promise<void> {
    const { turn } = this;
    if (!turn || !this.isPlayable) return;
    this.plan.stop();
    const steps = this.left.map((parts) => ({ text: parts.text, seat: parts.seat, parts }));
    let at = this.made ?? 0;
    await this.run.run(steps, async ({ parts }) => {
      if (!parts || !this.viewer.holds(parts.seat)) return 'refused';
      if (this.countPlayed(turn) !== at) return 'refused';
      if (!(await this.choosing.playMove(parts))) return 'refused';
      await this.run.waitWhile(() => this.viewer.isAsking);
      if (!this.viewer.isAsking && this.countPlayed(turn) === at) return 'refused';
      at += 1;
      return this.countPlayed(turn) === at ? 'played' : 'last';
    });
  }
}
