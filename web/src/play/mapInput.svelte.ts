// What a click or a drag on the map means: part of a choice, a move, or a look at a city.
import type { CityRows } from './cityRows.svelte';
import type { Choosing } from './choosing.svelte';
import type { Decision } from './decision.svelte';
import type { Ways } from './ways';

const FREE = ['drive', 'shuttle', 'join']; // how the Dispatcher moves a pawn without a card

export class MapInput {
  constructor(
    private readonly decision: Decision,
    private readonly choosing: Choosing,
    readonly ways: Ways,
    readonly touched: CityRows,
  ) {}

  /** The cities that the chosen pawn reaches with one action and without a card. */
  readonly reachable = $derived.by(() => {
    if (!this.decision.isActing) return [];
    const chosen = this.choosing.pawn;
    const free = chosen
      ? this.decision
          .movesOf('dispatch')
          .filter(({ pawn, how }) => pawn === chosen && FREE.includes(how ?? ''))
      : this.decision.movesOf('drive', 'shuttle');
    return [...new Set(free.flatMap(({ city }) => city ?? []))];
  });

  /** Go there if there is one obvious way; `confirmed`: the player has seen its cost. */
  async clickCity(city: string, { confirmed = true } = {}): Promise<void> {
    const { choice, look, part, pawn } = this.choosing;
    const [first] = this.touched.rows;
    if (look?.city === city && !look.isFull && first && !choice) return first.act();
    if (choice && (part === 'city' || part === 'moving')) {
      const moves = choice.moves.filter((move) => move[part] === city);
      if (moves.length) this.choosing.narrow(moves, choice.title, { confirmed: false });
      return;
    }
    if (!this.decision.isActing) return this.showDetails(city);
    if (pawn) return this.#dispatch(pawn, city);
    const drive = this.decision.moves.find((move) => move.kind === 'drive' && move.city === city);
    if (drive) return void (await this.choosing.playMove(drive));
    this.choosing.pendingCities = [city];
    const answer = await this.ways.find(city);
    this.choosing.pendingCities = [];
    const [only, ...others] = answer?.open ?? [];
    const isObvious = only && !others.length && !only.cards.length;
    if (isObvious && (confirmed || only.actions === 1)) await this.choosing.playMoves(only.steps);
    else await this.showDetails(city);
  }

  /** Move the pawn of another player; prefer a drive, which costs only the action. */
  async #dispatch(chosen: string, city: string): Promise<void> {
    const moves = this.decision
      .movesOf('dispatch')
      .filter((move) => move.pawn === chosen && move.city === city);
    const drive = moves.find(({ how }) => how === 'drive');
    if (drive) await this.choosing.playMove(drive);
    else if (moves.length) this.choosing.offer(moves, '');
    else await this.showDetails(city);
  }

  /** Show what can be done at a city; `isFull`: with all details. */
  async showDetails(city: string, { isFull = false } = {}): Promise<void> {
    const { isActing } = this.decision;
    this.choosing.choice = null;
    const known = this.choosing.look?.city === city && isActing ? this.choosing.look : null;
    this.choosing.look = known
      ? { ...known, isFull }
      : { city, open: isActing ? null : [], closed: [], treats: [], isFull };
    if (!isActing) return;
    const answer = await this.ways.find(city);
    const open = answer?.open ?? [];
    const treats = await this.ways.findTreats(open[0]);
    const { look } = this.choosing;
    if (look?.city !== city) return;
    this.choosing.look = { ...look, open, closed: answer?.closed ?? [], treats };
  }

  /** Update the open details after a change of the table. */
  refresh(): void {
    const { look } = this.choosing;
    if (look && look.open !== null) void this.showDetails(look.city, look);
  }

  /** Choose a pawn; return false if the click counts for its city instead. */
  clickPawn(role: string): boolean {
    const { choice, part, pawn } = this.choosing;
    if (choice && part === 'pawn') {
      const moves = choice.moves.filter((move) => move.pawn === role);
      if (moves.length) {
        this.choosing.narrow(moves, choice.title);
        return true;
      }
    }
    const others = this.decision.movesOf('dispatch').filter((move) => move.pawn === role);
    if (!this.decision.isActing || !others.length || role === this.#ownRole) return false;
    this.choosing.pawn = pawn === role ? null : role;
    return true;
  }

  /** Handle a pawn dragged to a city: choose the pawn, then the city. */
  async dropPawn(role: string, city: string): Promise<void> {
    const { players } = this.decision.position;
    if (players.find((player) => player.role === role)?.city === city) return;
    this.choosing.cancel();
    this.choosing.pawn = role === this.#ownRole ? null : role;
    await this.clickCity(city);
  }

  /** The role whose turn it is. */
  get #ownRole(): string | undefined {
    const { position, turn } = this.decision;
    return position.players[turn.seat]?.role;
  }
}
