// What a person is choosing, step by step. A complete choice is played, or added to the plan.
import { findNextPart, type Move } from '../game/state/moves';
import type { ClosedWay, Way } from '../wire/wire';
import type { Decision } from './decision.svelte';
import type { Plan } from './plan.svelte';
import type { Sender } from './sender.svelte';

/** Moves to choose from, narrowed step by step. */
export interface Choice {
  title: string;
  moves: Move[];
  /** The previous choice, to go back to. */
  before: Choice | null;
  /** The selector of the pressed button, where the choice opens. */
  anchor?: string | undefined;
}

/** A touched city, and the ways there. */
export interface Look {
  city: string;
  open: Way[] | null; // null while the answer is pending
  closed: ClosedWay[];
  /** What can be treated there after the first way. */
  treats: Move[];
  /** Whether all details were asked for, with the reasons why ways are closed. */
  isFull: boolean;
}

type Playable = Pick<Move, 'text' | 'seat' | 'city'>;

export class Choosing {
  choice: Choice | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  /** The pawn that the Dispatcher moves; null for their own. */
  pawn: string | null = $state(null);
  /** The dragged card of the hand. */
  dragged: string | null = $state(null);
  /** The cards of the open Forecast, in their new order. */
  foreseen: readonly string[] = $state.raw([]);
  /** The destinations of pending moves. */
  pendingCities: readonly string[] = $state.raw([]);
  /** Whether the player is asked to confirm losing actions by drawing. */
  isConfirming = $state(false);
  #playing: Promise<unknown> = Promise.resolve(); // the last moves, until they are answered

  constructor(
    private readonly decision: Decision,
    private readonly plan: Plan,
    private readonly sender: Sender,
  ) {}

  /** The part of the move to choose next. */
  readonly part = $derived.by(() => (this.choice ? findNextPart(this.choice.moves) : null));
  /** The only city to which the choice leads, such as that of a card; null if there are several or none. */
  readonly destination = $derived.by((): string | null => {
    const cities = new Set(this.choice?.moves.flatMap(({ city }) => city ?? []));
    const [only = null] = cities;
    return cities.size === 1 ? only : null;
  });
  /** Whether there is something to cancel. */
  readonly isOpen = $derived(
    this.choice !== null || this.look !== null || this.pawn !== null || this.isConfirming,
  );

  /** Let the player choose, even if there is only one move. */
  ask(moves: Move[], title: string, anchor?: string): void {
    this.choice = { title, moves, before: null, anchor };
  }

  /** Play the only move unless it needs a confirmation; otherwise let the player choose. */
  offer(moves: Move[], title: string, anchor?: string): void {
    this.look = null;
    const [only] = moves;
    if (!only) return;
    if (moves.length === 1 && !this.decision.needsConfirmation(only)) void this.playMove(only);
    else this.ask(moves, title, anchor);
  }

  /** Continue with these moves; `confirmed`: the player has seen their cost. */
  narrow(moves: Move[], title: string, { confirmed = true } = {}): void {
    const [only] = moves;
    if (moves.length === 1 && only && (confirmed || !this.decision.needsConfirmation(only)))
      void this.playMove(only);
    else this.choice = { title, moves, before: this.choice, anchor: this.choice?.anchor };
  }

  goBack(): void {
    this.choice = this.choice?.before ?? null;
  }

  cancel(): void {
    this.choice = null;
    this.look = null;
    this.pawn = null;
    this.isConfirming = false;
  }

  /** Close a choice that a change of the table has made impossible. */
  refresh(): void {
    const legal = new Set(this.decision.legal.map(({ seat, text }) => `${seat} ${text}`));
    if (this.choice?.moves.some(({ seat, text }) => !legal.has(`${seat} ${text}`)))
      this.choice = null;
    this.isConfirming = false;
  }

  /** Return the moves that give the dragged card to a role. */
  findGifts(role: string): Move[] {
    return this.decision
      .movesOf('give')
      .filter(({ card, partner }) => card === this.dragged && partner === role);
  }

  async playMove(move: Move): Promise<boolean> {
    return this.playMoves([move]);
  }

  /** Play moves until one is refused; do nothing while a command is pending. */
  async playMoves(moves: readonly Playable[]): Promise<boolean> {
    if (this.sender.isSending) return false;
    const pawn = this.pawn;
    this.cancel();
    this.pawn = pawn; // the Dispatcher often moves the same pawn again
    if (this.plan.isOn) {
      await this.plan.change([...this.plan.moves, ...moves.map(({ text }) => text)]);
      return true;
    }
    this.pendingCities = moves.flatMap(({ city }) => city ?? []);
    const playing = this.#sendMoves(moves);
    this.#playing = playing;
    const areAllPlayed = await playing;
    this.pendingCities = [];
    if (!this.decision.isActing) this.pawn = null;
    return areAllPlayed;
  }

  /** Wait until the last moves are answered: the board may show a move earlier. */
  async settle(): Promise<void> {
    await this.#playing;
  }

  async #sendMoves(moves: readonly Playable[]): Promise<boolean> {
    for (const { text, seat } of moves) {
      if (!(await this.sender.send({ do: 'move', text, seat }))) return false;
    }
    return true;
  }
}
