// An exercise: one turn is played without its cards, checked, and tried again.
import { trouble } from '../game/refusals';
import { drawTurn, type TurnDrawing } from '../game/turnDrawing';
import { openPractice } from '../lib/enter';
import { api } from '../wire/api';
import type { CheckedTurn, Practice } from '../wire/wire';
import type { Play } from './play.svelte';

export class Exercise {
  checking = $state(false);
  /** The judgement of the last turn that was checked. */
  verdict: CheckedTurn | null = $state.raw(null);
  problem = $state('');
  /** Whether the better turn is told and drawn. */
  shown = $state(false);
  readonly practice: Practice;
  readonly #play: Play;

  constructor(play: Play, practice: Practice) {
    this.#play = play;
    this.practice = practice;
  }

  /** The better turn on the map, as long as nothing has been played. */
  readonly drawing = $derived.by((): TurnDrawing | null => {
    const { liveMoves, tablePosition } = this.#play;
    if (!this.shown || !this.verdict || liveMoves.length) return null;
    return drawTurn(this.verdict.better, tablePosition.players, tablePosition.turn.seat);
  });

  /** Run something that the server may refuse, once at a time. */
  async #attempt(action: () => Promise<unknown>): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    this.problem = '';
    try {
      await action();
    } catch (error) {
      this.problem = trouble(error);
    }
    this.checking = false;
  }

  async check(): Promise<void> {
    if (this.#play.sending) return;
    await this.#attempt(async () => {
      this.shown = false;
      this.verdict = await api.check(this.#play.connection.id);
    });
  }

  /** Take the whole turn back; where cards were seen or the game has ended, begin again. */
  async #takeBack(): Promise<void> {
    const { game, liveMoves } = this.#play;
    const seen = liveMoves.some(({ text }) => text.startsWith('order'));
    if (seen || game.outcome) await this.open(this.practice.seq);
    else if (liveMoves.length) await this.#play.send({ do: 'reset' });
  }

  async again(): Promise<void> {
    await this.#attempt(async () => {
      await this.#takeBack();
      this.verdict = null;
      this.shown = false;
    });
  }

  /** Tell the better turn, and draw it on the map as it was at the beginning of the turn. */
  async show(): Promise<void> {
    this.shown = true;
    if (this.#play.game.outcome === null) await this.#attempt(() => this.#takeBack());
  }

  /** Open the exercise of a mistake in the same game. */
  async open(seq: number): Promise<void> {
    await openPractice(this.practice.table, { seq, find: true });
  }

  async next(seq: number): Promise<void> {
    await this.#attempt(() => this.open(seq));
  }
}
