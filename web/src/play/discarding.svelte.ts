// Which cards of a hand that is too full go: the cheapest ones, until the player picks others.
import { findDiscardCosts, weigh, type DiscardCost } from '../game/state/discardCosts';
import { EVENT_OF, isEvent, type Move } from '../game/state/moves';
import { BOARD } from '../wire/wire';
import type { Choosing } from './choosing.svelte';
import type { Decision } from './decision.svelte';

export class Discarding {
  #picked: readonly string[] = $state.raw([]);

  constructor(
    private readonly decision: Decision,
    private readonly choosing: Choosing,
  ) {}

  readonly moves = $derived.by((): Move[] => this.decision.movesOf('discard'));
  /** The seat that has to discard, or null. */
  readonly seat = $derived.by(() => this.moves[0]?.seat ?? null);
  readonly #hand = $derived.by(() => this.decision.position.players[this.seat ?? -1]?.hand ?? []);
  /** How many cards have to go. */
  readonly over = $derived.by(() => this.#hand.length - BOARD.hand_limit);
  readonly costs = $derived.by((): ReadonlyMap<string, DiscardCost> =>
    this.seat === null ? new Map() : findDiscardCosts(this.decision.position, this.seat),
  );
  readonly #cheapest = $derived.by(() =>
    [...this.costs].sort(([, a], [, b]) => weigh(a) - weigh(b)).map(([card]) => card),
  );
  /** The card that costs the least. */
  readonly cheapest = $derived.by(() => this.#cheapest[0] ?? null);
  /** The cards that go: those that were picked, and the cheapest of the others. */
  readonly chosen = $derived.by(() => {
    if (this.seat === null) return [];
    const picked = this.#picked.filter((card) => this.costs.has(card));
    const others = this.#cheapest.filter((card) => !picked.includes(card));
    return [...picked, ...others].slice(0, Math.max(this.over, 1));
  });
  /** The events of this hand that can be played instead. */
  readonly events = $derived.by(() =>
    this.decision.moves.filter((move) => move.seat === this.seat && isEvent(move)),
  );

  /** Pick a card; where several have to go, the one that was picked first makes room. */
  pick(card: string): void {
    if (this.chosen.length === 1) this.#picked = [card];
    else if (this.#picked.includes(card)) this.#picked = this.#picked.filter((one) => one !== card);
    else this.#picked = [...this.#picked, card].slice(-this.over);
  }

  /** Return the ways to play an event of this hand. */
  playsOf(card: string): Move[] {
    return this.events.filter(({ kind }) => EVENT_OF[kind] === card);
  }

  /** Discard the chosen cards. */
  async discard(): Promise<void> {
    const going = this.chosen.flatMap((card) => this.moves.filter((move) => move.card === card));
    this.#picked = [];
    await this.choosing.playMoves(going);
  }
}
