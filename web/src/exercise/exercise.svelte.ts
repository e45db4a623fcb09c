// An exercise: one turn is played without its cards, checked, and tried again.
import { Attempt } from '../frame/attempt.svelte';
import { findMistakes, findNextMistake, findStart } from '../game/state/mistakes';
import { drawTurn, type TurnDrawing } from '../game/state/turnDrawing';
import { sayRather } from '../game/words/advice';
import { formatPercent } from '../game/words/reasons';
import { openPractice, openPuzzle } from '../lib/navigation/enter';
import { router } from '../lib/navigation/router.svelte';
import { t } from '../lib/text/text';
import { api } from '../wire/api';
import type { CheckedTurn, Practice, PuzzleTask, TurnReview } from '../wire/wire';
import type { Sender } from '../play/sender.svelte';
import type { TurnCheck } from '../play/turnEnd';
import type { Viewer } from '../play/viewer.svelte';

export class Exercise implements TurnCheck {
  /** The judgement of the last turn that was checked. */
  verdict: CheckedTurn | null = $state.raw(null);
  /** The puzzle, if it is one, as far as this person may know it. */
  task: PuzzleTask | null = $state.raw(null);
  /** Whether the better turn is told and drawn. */
  shown = $state(false);
  /** Of a mistake: the turn that was played, and the next mistake of the game; null while unknown. */
  mistake: { here: TurnReview | undefined; next: TurnReview | undefined } | null = $state.raw(null);
  #judged = $state(0); // how many moves the judged turn has
  readonly practice: Practice;
  readonly #viewer: Viewer;
  readonly #sender: Sender;
  readonly #attempt = new Attempt();
  readonly isChecking = $derived(this.#attempt.busy);
  readonly problem = $derived(this.#attempt.problem);

  constructor(viewer: Viewer, sender: Sender, practice: Practice) {
    this.#viewer = viewer;
    this.#sender = sender;
    this.practice = practice;
    if (practice.puzzle !== null) void this.#attempt.once(() => this.#read());
    else void this.#readMistake().catch(() => undefined); // it works without
  }

  /** The best turn, as far as it may be known. */
  readonly better = $derived.by(() =>
    this.task?.solution.length ? this.task.solution : (this.verdict?.better ?? []),
  );

  /** Whether one option of several is to be chosen, instead of a turn to be played. */
  readonly isChoice = $derived.by(() => !!(this.task?.options.length || this.task?.asked.length));

  /** Whether the solution may be shown. */
  readonly isKnown = $derived.by(() => this.better.length > 0 || this.task?.right != null);

  readonly isJudged = $derived.by(() => {
    const { length } = this.#viewer.liveMoves;
    return (this.verdict !== null || this.shown) && (!length || length === this.#judged);
  });

  /** The better turn on the map, as long as nothing has been played. */
  readonly drawing = $derived.by((): TurnDrawing | null => {
    const { liveMoves, position } = this.#viewer;
    if (liveMoves.length) return null;
    if (this.isChoice && this.task) return drawTurn(this.task.asked, position.players);
    return this.shown ? drawTurn(this.better, position.players) : null;
  });

  /** The risk of an outbreak in the city that the judged turn leaves in danger. */
  readonly risks = $derived.by((): ReadonlyMap<string, string> | undefined => {
    if (!this.isJudged || this.shown) return undefined;
    const risks = (this.verdict?.against ?? []).flatMap(({ figures }): [string, string][] =>
      figures.city && figures.risk_otherwise
        ? [[figures.city, t('board-risk', { risk: formatPercent(figures.risk_otherwise) })]]
        : [],
    );
    return risks.length ? new Map(risks) : undefined;
  });

  /** Why the better turn is good, as far as it may be known. */
  readonly why = $derived.by(() => {
    if (!this.shown && !this.verdict?.solved) return [];
    return this.task?.why.length ? this.task.why : (this.verdict?.why ?? []);
  });

  /** Why not the tempting turn of a puzzle, once the solution is known. */
  readonly rather = $derived.by(() => {
    const tempting = this.task?.tempting;
    if (!tempting || !this.why.length) return null;
    return sayRather({ says: this.why }, [{ ...tempting, tempting: true }]);
  });

  async check(): Promise<void> {
    if (this.#sender.isSending) return;
    await this.#attempt.once(async () => {
      this.shown = false;
      const { length } = this.#viewer.liveMoves;
      this.verdict = await api.check(this.#viewer.connection.id);
      this.#judged = length;
      if (this.task) await this.#read();
    });
  }

  /** Choose an option of a puzzle; of a request 0 accepts and 1 declines. */
  async choose(option: number): Promise<void> {
    await this.#attempt.once(async () => {
      this.shown = false;
      this.verdict = await api.puzzleChoice(this.practice.puzzle ?? 0, option);
      this.#judged = this.#viewer.liveMoves.length;
      await this.#read();
    });
  }

  /** Take the whole turn back; where cards were seen or the game has ended, begin again. */
  async #takeBack(): Promise<void> {
    const { game, liveMoves } = this.#viewer;
    const seen = liveMoves.some(({ text }) => text.startsWith('order'));
    if (seen || game.outcome) await this.#reopen();
    else if (liveMoves.length) await this.#sender.send({ do: 'reset' });
  }

  async retry(): Promise<void> {
    await this.#attempt.once(async () => {
      await this.#takeBack();
      this.verdict = null;
      this.shown = false;
    });
  }

  /** Tell the better turn, and draw it on the map as it was at the beginning of the turn. */
  async show(): Promise<void> {
    this.shown = true;
    if (this.#viewer.game.outcome === null) await this.#attempt.once(() => this.#takeBack());
  }

  /** Open the exercise of a mistake in the same game. */
  async open(seq: number): Promise<void> {
    await openPractice(this.practice.table, { seq, find: true });
  }

  /** Open the same exercise at a new table. */
  async #reopen(): Promise<void> {
    const { puzzle, seq } = this.practice;
    await (puzzle === null ? this.open(seq) : openPuzzle(puzzle));
  }

  // Puzzles

  async #read(): Promise<void> {
    this.task = await api.puzzle(this.practice.puzzle ?? 0);
  }

  async takeHint(): Promise<void> {
    await this.#attempt.once(
      async () => (this.task = await api.puzzleHint(this.practice.puzzle ?? 0)),
    );
  }

  /** Get the solution; an attempt that was not decided counts as failed. */
  async giveUp(): Promise<void> {
    await this.#attempt.once(
      async () => (this.task = await api.puzzleSolution(this.practice.puzzle ?? 0)),
    );
    this.verdict = null; // the turn that it judged is taken back
    if (this.isKnown) await this.show();
  }

  async nextPuzzle(): Promise<void> {
    await this.#attempt.once(async () => {
      const { next } = await api.puzzles();
      if (next) await openPuzzle(next.id);
      else router.go('/puzzles');
    });
  }

  // Mistakes

  async #readMistake(): Promise<void> {
    const { table, seq } = this.practice;
    const [game, { turns }] = await Promise.all([api.table(table), api.review(table)]);
    this.mistake = {
      here: turns.find((one) => findStart(one) === seq),
      next: findNextMistake(findMistakes(turns, game), seq),
    };
  }

  async openNext(seq: number): Promise<void> {
    await this.#attempt.once(() => this.open(seq));
  }
}
