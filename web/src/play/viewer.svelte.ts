// One person at a table: the seats that are theirs, the seat through whose eyes they look, and what
// they see of the game. Plans change nothing here.
import { listLiveMoves } from '../game/state/liveMoves';
import { hasEnded, listOwnSeats } from '../game/state/tableState';
import { blocks } from '../lib/person/blocks.svelte';
import type { TableConnection } from '../wire/connection.svelte';
import type { Position, Request, ShownPlan, Table } from '../wire/wire';

export class Viewer {
  /** Private hands on a shared screen: the seat whose hand is visible; null behind the curtain. */
  #holding: number | null = $state(null);

  /** `lagging` returns the earlier position that the board still shows; null if it is up to date. */
  constructor(
    readonly connection: TableConnection,
    readonly lagging: () => Position | null = () => null,
  ) {}

  readonly table = $derived.by(() => this.connection.table as Table);
  readonly game = $derived.by(() => this.table.game as NonNullable<Table['game']>);
  readonly isPrivate = $derived.by(() => this.game.views[0]?.position.hands === 'private');
  readonly isOver = $derived.by(() => hasEnded(this.table));
  /** Whether play waits for the board to catch up. */
  readonly isBehind = $derived.by(() => this.lagging() !== null);

  // What happened

  /** The log, without what blocked people said. */
  readonly entries = $derived.by(() => blocks.hideMessages(this.connection.entries));
  /** The moves so far, without undone ones. */
  readonly liveMoves = $derived.by(() => listLiveMoves(this.entries));
  /** The events of the live moves. */
  readonly events = $derived.by(() => this.liveMoves.flatMap(({ events }) => events));
  /** A practice table goes on counting where its game was. */
  readonly turnNumber = $derived.by(
    () =>
      (this.table.practice?.turn ?? 1) + this.events.filter(({ event }) => event === 'turn').length,
  );

  // Seats

  readonly ownSeats = $derived.by(() => listOwnSeats(this.table));
  readonly isSpectator = $derived(this.ownSeats.length === 0);
  /** The roles of my seats. */
  readonly ownRoles = $derived.by(() =>
    this.ownSeats.flatMap((seat) => this.game.views[0]?.position.players[seat]?.role ?? []),
  );
  /** Whether several players share this screen and must not see each other's hands. */
  readonly isScreenShared = $derived.by(
    () => this.ownSeats.length > 1 && this.isPrivate && !this.isOver && !this.table.practice,
  );
  /** My seat that must act, or whose turn it is. */
  readonly #activeSeat = $derived.by(() => {
    const awaited = this.table.waiting.find(({ seat }) => this.holds(seat ?? -1));
    if (awaited?.seat !== undefined) return awaited.seat;
    const turn = this.game.views[0]?.position.turn.seat ?? 0;
    return this.holds(turn) ? turn : (this.ownSeats[0] ?? null);
  });
  /** The seat whose view is visible; null behind the curtain, or for a spectator. */
  readonly seat = $derived.by(() => (this.isScreenShared ? this.#holding : this.#activeSeat));
  /** The seat that must get the screen before the game continues. */
  readonly curtain = $derived.by(() => {
    if (!this.isScreenShared) return null;
    if (this.#holding === null) return this.#activeSeat;
    if (this.isBehind) return null; // the current player sees the end of their turn first
    const mustAct = this.table.waiting.some(({ seat }) => seat === this.#activeSeat);
    return mustAct && this.#activeSeat !== this.#holding ? this.#activeSeat : null;
  });

  /** Whether a seat is mine. */
  holds(seat: number): boolean {
    return this.ownSeats.includes(seat);
  }

  /** Show the shared screen to the player of this seat, or hide it with null. */
  revealTo(seat: number | null): void {
    this.#holding = seat;
  }

  // The game from this seat

  readonly view = $derived.by(
    () =>
      this.game.views.find(({ position }) => position.viewer === this.seat) ?? this.game.views[0],
  );
  readonly position = $derived.by(() => this.view?.position as Position);

  /** The plans that people show the team, until they are played or their seat has no actions left. */
  readonly plans = $derived.by(() =>
    this.table.plans.filter((plan) => !blocks.has(plan.by) && !this.#isOver(plan)),
  );

  #isOver(plan: ShownPlan): boolean {
    const { phase, resume, seat } = this.position.turn;
    if (plan.seat === seat && ![phase, ...resume].includes('actions')) return true;
    const played = this.liveMoves.filter(
      (move) => move.seq > plan.number && move.seat === plan.seat,
    );
    let at = 0; // of the step that has to be played next
    for (const { text } of played) if (plan.moves[at]?.text === text) at += 1;
    return at >= plan.moves.length;
  }

  /** The requests of others that wait for my answer. */
  readonly requests = $derived.by(() =>
    this.table.requests.filter(({ of }) => of.some((seat) => this.holds(seat))),
  );

  /** Whether a request of mine waits for an answer. */
  readonly isAsking = $derived.by(() => this.table.requests.some(({ seat }) => this.holds(seat)));

  /** Whether a request asks me for a card that is not in my hand. */
  lacksCard({ steps }: Request): boolean {
    const { parts, of = [] } = steps[0] ?? {};
    const { kind, card } = parts ?? {};
    if (kind !== 'take' || !card) return false;
    const hands = of
      .filter((seat) => this.holds(seat))
      .map((seat) => {
        const own = this.game.views.find(({ position }) => position.viewer === seat);
        return (own ?? this.game.views[0])?.position.players[seat]?.hand ?? [];
      });
    return hands.length > 0 && hands.every((hand) => !hand.includes(card));
  }
}
