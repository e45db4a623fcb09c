// What one person at a table sees and can do now. The server sends the legal moves; this module
// only filters them, to find the move for a click.
import { harm, spent } from '../game/state/costs';
import { liveMoves } from '../game/state/liveMoves';
import { isEvent, nextPart, type Move } from '../game/state/moves';
import type { Refusal } from '../game/words/refusals';
import type { TurnDrawing } from '../game/state/turnDrawing';
import { blocks } from '../lib/person/blocks.svelte';
import { settings } from '../lib/person/settings.svelte';
import type { CommandSender, TableConnection, Wish } from '../wire/connection.svelte';
import type {
  ClosedWay,
  PlannedTurn,
  Position,
  ReasonAnswer,
  Request,
  ShownEvent,
  Table,
  Way,
  WaysAnswer,
} from '../wire/wire';
import { Plan } from './plan.svelte';

/** Moves to choose from, narrowed step by step. */
export interface Choice {
  title: string;
  moves: Move[];
  /** The previous choice, to go back to. */
  before: Choice | null;
  /** The selector of the pressed button, where the choice opens. */
  anchor?: string | undefined;
}

/** The city of the open details, and the ways there. */
export interface Look {
  city: string;
  open: Way[] | null; // null while the answer is pending
  closed: ClosedWay[];
}

/** The check of an exercise's turn. */
export interface TurnCheck {
  readonly checking: boolean;
  /** The better turn, if it is to be drawn on the map. */
  readonly drawing: TurnDrawing | null;
  check(): Promise<void>;
}

export class Play {
  readonly connection: TableConnection;
  readonly plan: Plan;
  readonly #commands: CommandSender;
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
  confirming = $state(false);
  #underway = $state(0); // number of pending commands
  #playing: Promise<unknown> = Promise.resolve(); // the last moves, until they are answered
  refusal: Refusal | null = $state.raw(null);
  /** Private hands on a shared screen: the seat whose hand is visible; null behind the curtain. */
  #holding: number | null = $state(null);
  /** Return the earlier position that the board still shows; null if it is up to date. */
  lagging: () => Position | null = () => null;
  /** The check that takes the place of drawing in an exercise; null at other tables. */
  exercise: TurnCheck | null = null;
  #turnSeat = -1; // whose turn it was
  #ways = new Map<string, Promise<WaysAnswer | null>>();
  #waysOf = '';

  /** `commands` sends the commands, by default over the connection. */
  constructor(connection: TableConnection, commands: CommandSender = connection) {
    this.connection = connection;
    this.#commands = commands;
    this.plan = new Plan(connection);
  }

  readonly sending = $derived(this.#underway > 0);
  /** Whether play waits for the board to catch up. */
  readonly behind = $derived.by(() => this.lagging() !== null);
  readonly table = $derived.by(() => this.connection.table as Table);
  readonly game = $derived.by(() => this.table.game as NonNullable<Table['game']>);
  /** The log, without what blocked people said. */
  readonly entries = $derived.by(() => blocks.without(this.connection.entries));
  readonly mine = $derived.by(() =>
    this.table.seats.flatMap(({ holder }, seat) =>
      holder !== null && holder === this.table.you ? [seat] : [],
    ),
  );
  readonly watching = $derived(this.mine.length === 0);
  /** Whether the table has any help enabled. */
  readonly hasHelp = $derived.by(() => this.table.setup.help !== 'off');
  /** Whether people play with real cards and enter them. */
  readonly isCardboard = $derived.by(() => this.table.setup.cards !== null);
  readonly isPrivate = $derived.by(() => this.game.views[0]?.position.hands === 'private');
  readonly over = $derived.by(() => this.game.outcome !== null || this.table.closed);

  /** My seat that must act, or whose turn it is. */
  readonly activeSeat = $derived.by(() => {
    const waited = this.table.waiting.find(
      ({ seat }) => seat !== undefined && this.mine.includes(seat),
    );
    const turn = this.game.views[0]?.position.turn.seat ?? 0;
    if (waited?.seat !== undefined) return waited.seat;
    return this.mine.includes(turn) ? turn : (this.mine[0] ?? null);
  });
  /** Whether several players share this screen and must not see each other's hands. */
  readonly shared = $derived.by(
    () => this.mine.length > 1 && this.isPrivate && !this.over && !this.table.practice,
  );
  /** The seat whose view is visible; null behind the curtain, or for a spectator. */
  readonly viewerSeat = $derived.by(() => (this.shared ? this.#holding : this.activeSeat));
  /** The seat that must get the screen before the game continues. */
  readonly curtain = $derived.by(() => {
    if (!this.shared) return null;
    const acts = this.table.waiting.some(({ seat }) => seat === this.activeSeat);
    if (this.#holding === null) return this.activeSeat;
    if (this.behind) return null; // the current player sees the end of their turn first
    return acts && this.activeSeat !== this.#holding ? this.activeSeat : null;
  });

  readonly #seen = $derived.by(
    () =>
      this.game.views.find(({ position }) => position.viewer === this.viewerSeat) ??
      this.game.views[0],
  );
  /** The position of the table, ignoring any plan. */
  readonly tablePosition = $derived.by(() => this.#seen?.position as Position);
  /** The view of the table, or of the plan. */
  readonly view = $derived.by(() => this.plan.answer?.view ?? this.#seen);
  readonly position = $derived.by(() => this.view?.position as Position);
  readonly turn = $derived(this.position.turn);
  /** The legal moves of all my seats. */
  readonly moves = $derived.by(() => (this.behind ? [] : this.#legal));
  /** The same for the table, which may be ahead of the board. */
  readonly #legal = $derived.by((): Move[] => {
    if (this.plan.on && !this.plan.answer) return [];
    const alone = this.shared || this.plan.on;
    const views = alone ? (this.curtain === null && this.view ? [this.view] : []) : this.game.views;
    return views.flatMap(({ legal }) => legal);
  });
  readonly acting = $derived.by(
    () =>
      this.turn.phase === 'actions' &&
      (this.plan.on || this.mine.includes(this.turn.seat)) &&
      this.curtain === null &&
      !this.behind,
  );
  /** Whether a plan can be played now: it is my turn to act, and the plan is for that. */
  readonly adoptable = $derived.by(() => {
    const { phase, seat } = this.tablePosition.turn;
    const planned = this.plan.on ? this.plan.turns[0]?.seat : this.planSeat;
    const own = seat === planned && this.mine.includes(seat);
    return phase === 'actions' && own && this.curtain === null;
  });
  /** The seat whose turn I can plan: the active one if it is mine, else my next one. */
  readonly planSeat = $derived.by(() => {
    const { seat } = this.tablePosition.turn;
    return this.mine.includes(seat) ? seat : this.viewerSeat;
  });
  /** Whether I can plan a turn of mine. */
  readonly plannable = $derived.by(() => this.planSeat !== null && this.canPlan(this.planSeat));
  /** Whether I can plan a seat's turn: always, except between its actions and the end of its turn. */
  canPlan(planned: number): boolean {
    const { phase, seat } = this.tablePosition.turn;
    return (
      this.mine.length > 0 &&
      this.curtain === null &&
      !this.over &&
      (seat !== planned || phase === 'actions')
    );
  }
  /** The seats that I can plan for. */
  readonly planSeats = $derived.by(() =>
    this.tablePosition.players
      .map((_, seat) => seat)
      .filter((seat) => this.canPlan(seat) && (!this.shared || seat === this.planSeat)),
  );
  /** The seat with whose turn the plan can go on; null if it cannot. */
  readonly nextPlanSeat = $derived.by(() => {
    const { moves, seat, turns } = this.plan;
    const next = (seat + 1) % this.tablePosition.players.length;
    const free = turns.every((turn) => turn.seat !== next);
    return moves.length && free && this.planSeats.includes(next) ? next : null;
  });
  /** The plans that others are making, to be drawn on the map. */
  readonly drafts = $derived.by(() =>
    this.plan.on || this.behind || !settings.signals
      ? []
      : this.connection.drafts.filter(({ by }) => !blocks.has(by)),
  );
  /** Whether an event window waits for me to pass. */
  readonly inWindow = $derived.by(
    () =>
      !this.behind &&
      this.table.waiting.some((one) => one.for === 'window' && one.holder === this.table.you),
  );
  /**
   * Whether this window passes by itself after a moment. That does not depend on the hand, so that
   * it reveals nothing; but not if care is needed, animations are off, or the deck is real.
   */
  readonly passing = $derived.by(
    () =>
      this.inWindow &&
      this.table.settings?.order === 'moment' &&
      !(this.game.careful && (this.isPrivate || this.moves.some(isEvent))) &&
      settings.speed !== 'none' &&
      !this.isCardboard,
  );
  /** The moves so far, without undone ones. */
  readonly liveMoves = $derived.by(() => liveMoves(this.entries));
  /** Whether I can restart this turn: it has moves of mine to undo. */
  readonly resettable = $derived.by(() => {
    const { undo } = this.game;
    const last = this.liveMoves.at(-1);
    const ended = last?.text === 'next' || last?.events.some(({ event }) => event === 'turn');
    return undo !== null && this.mine.includes(undo) && !ended;
  });
  /** The seat whose last move can be undone, or null; another player's `next` cannot be undone. */
  readonly undoable = $derived.by(() => {
    const { undo } = this.game;
    if (undo === null || this.behind) return null;
    const next = this.liveMoves.at(-1)?.text === 'next';
    return next && !this.mine.includes(undo) ? null : undo;
  });
  /** A practice table goes on counting where its game was. */
  readonly turnNumber = $derived.by(
    () =>
      (this.table.practice?.turn ?? 1) +
      this.happenings().filter(({ event }) => event === 'turn').length,
  );

  /** My legal moves of one or several kinds. */
  movesOf(...kinds: Move['kind'][]): Move[] {
    return this.moves.filter(({ kind }) => kinds.includes(kind));
  }

  /** Return the events of the live moves. */
  happenings(): ShownEvent[] {
    return this.liveMoves.flatMap(({ events }) => events);
  }

  /** Show the shared screen to the player of this seat, or hide it with null. */
  revealTo(seat: number | null): void {
    this.#holding = seat;
    this.cancel();
    this.resume();
  }

  // Choosing

  /** Whether a move would break a nearly complete set. */
  harms(move: Move): boolean {
    return this.view !== undefined && harm(move, this.view.position) !== null;
  }

  /** Play the only move unless it breaks a set; otherwise let the player choose. */
  offer(moves: Move[], title: string, anchor?: string): void {
    this.look = null;
    const [only] = moves;
    if (!only) return;
    if (moves.length === 1 && !this.harms(only)) void this.playMove(only);
    else this.choice = { title, moves, before: null, anchor };
  }

  /** Continue with these moves; `confirmed`: the player has seen their cost. */
  narrow(moves: Move[], title: string, { confirmed = true } = {}): void {
    const [only] = moves;
    if (moves.length === 1 && only && (confirmed || !this.harms(only))) void this.playMove(only);
    else this.choice = { title, moves, before: this.choice, anchor: this.choice?.anchor };
  }

  back(): void {
    this.choice = this.choice?.before ?? null;
  }

  cancel(): void {
    this.choice = null;
    this.look = null;
    this.pawn = null;
    this.confirming = false;
  }

  /** Update the current choice and the ways after a change of the table. */
  refresh(): void {
    const legal = new Set(this.#legal.map(({ seat, text }) => `${seat} ${text}`));
    if (this.choice?.moves.some(({ seat, text }) => !legal.has(`${seat} ${text}`)))
      this.choice = null;
    this.confirming = false;
    if (this.look && this.look.open !== null) void this.details(this.look.city);
    // A turn that is over is no part of the plan any more.
    const over = this.#turnSeat;
    this.#turnSeat = this.tablePosition.turn.seat;
    if (over !== this.#turnSeat) this.plan.drop(over);
    if (this.plan.on && this.planSeats.includes(this.plan.seat))
      void this.plan.change(this.plan.moves);
    else this.plan.stop();
  }

  /** The part of the move to choose next. */
  readonly part = $derived.by(() => (this.choice ? nextPart(this.choice.moves) : null));

  // Sending

  async send(wish: Wish): Promise<boolean> {
    this.#underway += 1;
    try {
      const answer = await this.#commands.send(wish);
      this.refusal = answer?.type === 'refused' ? answer : null;
      return answer?.type === 'done';
    } finally {
      this.#underway -= 1;
    }
  }

  /** Send a command, unless another one is pending: prevents double clicks. */
  async once(wish: Wish): Promise<boolean> {
    return !this.sending && this.send(wish);
  }

  async playMove(move: Move): Promise<boolean> {
    return this.playMoves([move]);
  }

  /** Play moves until one is refused; do nothing while a command is pending. */
  async playMoves(moves: readonly Pick<Move, 'text' | 'seat' | 'city'>[]): Promise<boolean> {
    if (this.sending) return false;
    const pawn = this.pawn;
    this.cancel();
    this.pawn = pawn; // the Dispatcher often moves the same pawn again
    if (this.plan.on) {
      await this.plan.change([...this.plan.moves, ...moves.map(({ text }) => text)]);
      return true;
    }
    this.pendingCities = moves.flatMap(({ city }) => city ?? []);
    const playing = this.#sendMoves(moves);
    this.#playing = playing;
    const done = await playing;
    this.pendingCities = [];
    if (!this.acting) this.pawn = null;
    return done;
  }

  async #sendMoves(moves: readonly Pick<Move, 'text' | 'seat'>[]): Promise<boolean> {
    for (const { text, seat } of moves) {
      if (!(await this.send({ do: 'move', text, seat }))) return false;
    }
    return true;
  }

  /** Undo the last move, or the last step of a plan. */
  async undo(): Promise<void> {
    if (this.plan.on) await this.plan.undo();
    else {
      await this.#playing; // the board may show a move before its answer has arrived
      await this.once({ do: 'undo' });
    }
  }

  /** Start a plan, or discard it. */
  togglePlan(): void {
    this.cancel();
    if (this.plan.on) this.plan.stop();
    else if (this.plannable && this.planSeat !== null) {
      const left = this.planSeats.includes(this.plan.left.at(-1)?.seat ?? -1);
      if (left) void this.plan.startAll(this.plan.left);
      else void this.plan.start(this.planSeat);
    }
  }

  /** Go on with the turn of the next seat. */
  async planNext(): Promise<void> {
    const next = this.nextPlanSeat;
    if (next !== null) await this.plan.start(next, [], this.plan.turns);
  }

  /** Plan a seat's turn, beginning with these moves, after the turns of earlier seats. */
  async planFor(
    seat: number,
    moves: readonly string[] = [],
    before: readonly PlannedTurn[] = [],
  ): Promise<void> {
    if (!this.planSeats.includes(seat)) return;
    this.cancel();
    await this.plan.start(seat, moves, before);
  }

  /** Show the plan to the team, and stop planning. */
  async suggest(): Promise<void> {
    if (await this.send({ do: 'suggest', ...this.plan.command })) this.plan.stop();
  }

  /** Play a plan that somebody has shown, if all of it is possible; otherwise only open it. */
  async playPlan(seat: number, moves: readonly string[]): Promise<void> {
    await this.planFor(seat, moves);
    if (this.adoptable && this.plan.ready) await this.adopt(moves.length);
  }

  /** Resume the plan of this tab after a reload. */
  resume(): void {
    if (this.plannable && !this.plan.on) void this.plan.resume(this.planSeats);
  }

  /** Play steps of the plan's first turn, up to one that needs consent; the rest stays planned. */
  async adopt(steps: number): Promise<void> {
    if (this.sending || !this.adoptable) return;
    const [first, ...later] = this.plan.turns;
    const planned = first?.moves ?? [];
    const { seat } = this.tablePosition.turn;
    let made = 0;
    this.plan.stop();
    this.cancel();
    while (made < steps) {
      const text = planned[made] ?? '';
      if (!(await this.send({ do: 'move', text, seat }))) break;
      made += 1;
      if (this.table.requests.some((request) => request.seat === seat)) break;
    }
    if (made === planned.length) this.plan.left = later;
    else if (this.plannable)
      await this.plan.startAll([{ seat, moves: planned.slice(made) }, ...later]);
  }

  /** Draw cards, or check an exercise; if actions are left, ask for confirmation first. */
  async draw(): Promise<void> {
    if (this.plan.on || this.sending) return;
    const [pass] = this.movesOf('pass');
    const asks = settings.confirm && pass !== undefined && this.turn.actions_left > 0;
    const sure = this.confirming;
    this.confirming = asks && !sure;
    if (this.confirming) return;
    if (this.exercise) return this.exercise.check();
    if (pass && !(await this.playMoves([pass]))) return;
    const seat = this.turn.seat;
    const drawn = await this.playMoves([{ text: 'next', seat }]);
    // If no card was entered, undo the pass.
    if (this.isCardboard && pass && !drawn) await this.send({ do: 'undo' });
  }

  /** Return the moves that give the dragged card to a role. */
  gifts(role: string): Move[] {
    return this.movesOf('give').filter(
      ({ card, partner }) => card === this.dragged && partner === role,
    );
  }

  /** Whether a request asks me for a card that is not in my hand. */
  lacks({ parts, of }: Request): boolean {
    const { kind, card } = parts ?? {};
    if (kind !== 'take' || !card) return false;
    const hands = of
      .filter((seat) => this.mine.includes(seat))
      .map((seat) => {
        const own = this.game.views.find(({ position }) => position.viewer === seat);
        return (own ?? this.game.views[0])?.position.players[seat]?.hand ?? [];
      });
    return hands.length > 0 && hands.every((hand) => !hand.includes(card));
  }

  /** Show why a move of a seat is not legal. */
  async explain(text: string, seat: number): Promise<void> {
    const answer = await this.connection.ask<ReasonAnswer>({ do: 'why_not', text, seat });
    this.refusal = answer.code === null ? null : answer;
  }

  // The map

  /** Return the ways of my pawn to a city, requested once for each position. */
  ways(city: string): Promise<WaysAnswer | null> {
    const moment = `${this.table.seq} ${JSON.stringify(this.plan.turns)}`;
    if (this.#waysOf !== moment) this.#ways.clear();
    this.#waysOf = moment;
    const known = this.#ways.get(city);
    if (known) return known;
    const asked = !this.hasHelp
      ? Promise.resolve(this.#straight(city))
      : this.connection
          .ask<WaysAnswer>({
            do: 'ways',
            city,
            seat: this.turn.seat,
            after: [...this.plan.moves],
            before: [...this.plan.before],
          })
          .then((answer) =>
            answer.type === 'ways' ? { ...answer, open: worthwhile(answer.open) } : null,
          );
    this.#ways.set(city, asked);
    return asked;
  }

  /** Return the direct moves to a city, for a table without help. */
  #straight(city: string): WaysAnswer {
    const straight = this.movesOf('drive', 'shuttle', 'direct', 'charter', 'opsflight').filter(
      (move) => move.city === city,
    );
    const open = straight.map((move) => ({
      moves: [move.text],
      steps: [move],
      actions: move.cost,
      cards: spent(move),
    }));
    return { type: 'ways', id: '', open: worthwhile(open), closed: [] };
  }

  /** Go there if there is one obvious way; `confirmed`: the player has seen its cost. */
  async clickCity(city: string, { confirmed = true } = {}): Promise<void> {
    if (this.choice && (this.part === 'city' || this.part === 'moving')) {
      const part = this.part;
      const moves = this.choice.moves.filter((move) => move[part] === city);
      if (moves.length) this.narrow(moves, this.choice.title, { confirmed: false });
      return;
    }
    if (!this.acting) return this.details(city);
    if (this.pawn) {
      const moves = this.movesOf('dispatch').filter(
        (move) => move.pawn === this.pawn && move.city === city,
      );
      // Prefer a drive, which costs only the action.
      const drive = moves.find(({ how }) => how === 'drive');
      if (drive) return void (await this.playMove(drive));
      if (moves.length) return this.offer(moves, '');
      return this.details(city);
    }
    const drive = this.moves.find((move) => move.kind === 'drive' && move.city === city);
    if (drive) return void (await this.playMove(drive));
    this.pendingCities = [city];
    const answer = await this.ways(city);
    this.pendingCities = [];
    const [first] = answer?.open ?? [];
    const plain = first && answer?.open.length === 1 && !first.cards.length;
    if (plain && (confirmed || first.actions === 1)) {
      await this.playMoves(first.steps);
    } else await this.details(city);
  }

  /** Open the details of a city, with all ways there. */
  async details(city: string): Promise<void> {
    this.choice = null;
    this.look = { city, open: this.acting ? null : [], closed: [] };
    if (!this.acting) return;
    const answer = await this.ways(city);
    if (this.look?.city !== city) return;
    this.look = { city, open: answer?.open ?? [], closed: answer?.closed ?? [] };
  }

  /** Choose a pawn; return false if the click counts for its city instead. */
  clickPawn(role: string): boolean {
    if (this.choice && this.part === 'pawn') {
      const moves = this.choice.moves.filter((move) => move.pawn === role);
      if (moves.length) {
        this.narrow(moves, this.choice.title);
        return true;
      }
    }
    const others = this.movesOf('dispatch').filter((move) => move.pawn === role);
    if (!this.acting || !others.length || role === this.position.players[this.turn.seat]?.role)
      return false;
    this.pawn = this.pawn === role ? null : role;
    return true;
  }

  /** Handle a pawn dragged to a city: choose the pawn, then the city. */
  async drop(role: string, city: string): Promise<void> {
    if (this.position.players.find((player) => player.role === role)?.city === city) return;
    this.cancel();
    this.pawn = role === this.position.players[this.turn.seat]?.role ? null : role;
    await this.clickCity(city);
  }

  /** The cities that the chosen pawn reaches with one action and without a card. */
  readonly reachable = $derived.by(() => {
    if (!this.acting) return [];
    const free = this.pawn
      ? this.movesOf('dispatch').filter(
          ({ pawn, how }) => pawn === this.pawn && ['drive', 'shuttle', 'join'].includes(how ?? ''),
        )
      : this.movesOf('drive', 'shuttle');
    return [...new Set(free.flatMap(({ city }) => city ?? []))];
  });
}

/** Return the ways without those that cost a card and save no action. */
function worthwhile(ways: readonly Way[]): Way[] {
  const free = Math.min(...ways.filter(({ cards }) => !cards.length).map(({ actions }) => actions));
  return ways.filter(({ cards, actions }) => !cards.length || actions < free);
}
