// What one person at a table sees and can do now. All legality comes with the table; here it is
// only sorted, so that a click finds its move.
import { Asking } from '../cardboard/cardPrompt.svelte';
import type { TableConnection, Wish } from '../wire/connection.svelte';
import type {
  ClosedWay,
  Happening,
  Position,
  ReasonAnswer,
  Table,
  Way,
  WaysAnswer,
} from '../wire/wire';
import type { Refusal } from '../game/refusals';
import { nextPart, read, type Move } from '../game/moves';
import { Plan } from './plan.svelte';
import { harm, spent } from '../game/costs';
import { standing } from '../game/liveMoves';

/** Moves to choose from, narrowed step by step. */
export interface Choice {
  title: string;
  moves: Move[];
  /** The choices before, so that one can go back. */
  before: Choice | null;
}

/** A city that somebody looks at, and the ways there. */
export interface Look {
  city: string;
  open: Way[] | null; // null while the answer is on its way
  closed: ClosedWay[];
}

export class Play {
  readonly connection: TableConnection;
  readonly plan: Plan;
  readonly asking: Asking;
  choice: Choice | null = $state.raw(null);
  look: Look | null = $state.raw(null);
  /** The pawn that the Dispatcher moves; null is their own. */
  pawn: string | null = $state(null);
  /** The card of the hand that is being dragged. */
  dragged: string | null = $state(null);
  /** The cities that a click is on its way to. */
  heading: readonly string[] = $state.raw([]);
  #underway = $state(0); // commands without an answer
  refusal: Refusal | null = $state.raw(null);
  /** At private hands on one screen: the seat whose hand is shown, null behind the curtain. */
  #holding: number | null = $state(null);
  #ways = new Map<string, Promise<WaysAnswer | null>>();
  #waysOf = '';

  constructor(connection: TableConnection) {
    this.connection = connection;
    this.plan = new Plan(connection);
    this.asking = new Asking(connection);
  }

  readonly sending = $derived(this.#underway > 0);
  readonly table = $derived.by(() => this.connection.table as Table);
  readonly game = $derived.by(() => this.table.game as NonNullable<Table['game']>);
  readonly entries = $derived.by(() => this.connection.entries);
  readonly mine = $derived.by(() =>
    this.table.seats.flatMap(({ holder }, seat) =>
      holder !== null && holder === this.table.you ? [seat] : [],
    ),
  );
  readonly watching = $derived(this.mine.length === 0);
  /** Whether the table wants more than its board. */
  readonly helped = $derived.by(() => this.table.setup.help !== 'off');
  /** Whether the cards come from a real deck, and are told. */
  readonly real = $derived.by(() => this.table.setup.cards !== null);
  readonly isPrivate = $derived.by(() => this.game.views[0]?.position.hands === 'private');
  readonly over = $derived.by(() => this.game.outcome !== null || this.table.closed);

  /** The seat of mine that the table waits for, or whose turn it is. */
  readonly due = $derived.by(() => {
    const waited = this.table.waiting.find(
      ({ seat }) => seat !== undefined && this.mine.includes(seat),
    );
    const turn = this.game.views[0]?.position.turn.seat ?? 0;
    if (waited?.seat !== undefined) return waited.seat;
    return this.mine.includes(turn) ? turn : (this.mine[0] ?? null);
  });
  /** Whether several players share this screen and must not see each other's hands. */
  readonly shared = $derived(this.mine.length > 1 && this.isPrivate && !this.over);
  readonly eyes = $derived.by(() => (this.shared ? this.#holding : this.due));
  /** The seat to whom the screen must be handed before the game goes on. */
  readonly curtain = $derived.by(() => {
    if (!this.shared) return null;
    const acts = this.table.waiting.some(({ seat }) => seat === this.due);
    if (this.#holding === null) return this.due;
    return acts && this.due !== this.#holding ? this.due : null;
  });

  readonly #seen = $derived.by(
    () =>
      this.game.views.find(({ position }) => position.viewer === this.eyes) ?? this.game.views[0],
  );
  /** What the table looks like, whatever is being planned. */
  readonly actual = $derived.by(() => this.#seen?.position as Position);
  /** What is played on: the table, or what a plan would make of it. */
  readonly view = $derived.by(() => this.plan.answer?.view ?? this.#seen);
  readonly position = $derived.by(() => this.view?.position as Position);
  readonly turn = $derived(this.position.turn);
  /** Everything that I may do now, with whichever of my seats. */
  readonly moves = $derived.by(() => {
    if (this.plan.on && !this.plan.answer) return [];
    const alone = this.shared || this.plan.on;
    const views = alone ? (this.curtain === null && this.view ? [this.view] : []) : this.game.views;
    return views.flatMap(({ position, legal }) =>
      legal.map((text) => read(text, position.viewer ?? 0)),
    );
  });
  readonly acting = $derived.by(
    () =>
      this.turn.phase === 'actions' && this.mine.includes(this.turn.seat) && this.curtain === null,
  );
  /** Whether it is my turn to act, so that I can plan it. */
  readonly plannable = $derived.by(
    () =>
      this.actual.turn.phase === 'actions' &&
      this.mine.includes(this.actual.turn.seat) &&
      this.curtain === null &&
      !this.over,
  );
  /** Whether a window waits for me to let it pass. */
  readonly inWindow = $derived.by(() =>
    this.table.waiting.some((one) => one.for === 'window' && one.holder === this.table.you),
  );
  /** The moves so far, without those that were taken back. */
  readonly standing = $derived.by(() => standing(this.entries));
  /** Whether this turn has moves of mine to take back. */
  readonly resettable = $derived.by(() => {
    const { undo } = this.game;
    const last = this.standing.at(-1);
    const ended = last?.text === 'next' || last?.events.some(({ event }) => event === 'turn');
    return undo !== null && this.mine.includes(undo) && !ended;
  });
  readonly turnNumber = $derived.by(
    () => 1 + this.happenings().filter(({ event }) => event === 'turn').length,
  );

  /** Of one or several kinds. */
  of(...kinds: Move['kind'][]): Move[] {
    return this.moves.filter(({ kind }) => kinds.includes(kind));
  }

  /** What happened in the moves that stand. */
  happenings(): Happening[] {
    return this.standing.flatMap(({ events }) => events);
  }

  /** The player now in front of a shared screen. */
  hold(seat: number | null): void {
    this.#holding = seat;
    this.cancel();
    this.resume();
  }

  // Choosing.

  /** Plays the only move, or lets one choose among several. */
  begin(moves: Move[], title: string, sure = false): void {
    this.look = null;
    const [only] = moves;
    if (!only) return;
    if (moves.length === 1 && (sure || !harm(only, this.position))) void this.make(only);
    else this.choice = { title, moves, before: null };
  }

  /** Leaves of the moves to choose from only these; `sure`: what it costs stood there. */
  narrow(moves: Move[], title: string, sure = true): void {
    const [only] = moves;
    if (moves.length === 1 && only && (sure || !harm(only, this.position))) void this.make(only);
    else this.choice = { title, moves, before: this.choice };
  }

  back(): void {
    this.choice = this.choice?.before ?? null;
  }

  cancel(): void {
    this.choice = null;
    this.look = null;
    this.pawn = null;
  }

  /** After news: what was being chosen may be gone, ways may have changed. */
  refresh(): void {
    const legal = new Set(this.moves.map(({ seat, text }) => `${seat} ${text}`));
    if (this.choice?.moves.some(({ seat, text }) => !legal.has(`${seat} ${text}`)))
      this.choice = null;
    if (this.look && this.look.open !== null) void this.details(this.look.city);
    if (this.plan.on && this.plannable) void this.plan.change(this.plan.moves);
    else this.plan.stop();
  }

  /** What is being chosen. */
  readonly part = $derived.by(() => (this.choice ? nextPart(this.choice.moves) : null));

  // Doing.

  async send(wish: Wish): Promise<boolean> {
    this.#underway += 1;
    try {
      const answer = await this.asking.send(wish);
      this.refusal = answer?.type === 'refused' ? answer : null;
      return answer?.type === 'done';
    } finally {
      this.#underway -= 1;
    }
  }

  /** What an impatient hand must not do twice: nothing while another command is on its way. */
  async once(wish: Wish): Promise<boolean> {
    return !this.sending && this.send(wish);
  }

  async make(move: Move): Promise<boolean> {
    return this.makeAll([move]);
  }

  /** One after the other, as far as they are done; nothing while another is on its way. */
  async makeAll(moves: readonly Move[]): Promise<boolean> {
    if (this.sending) return false;
    const pawn = this.pawn;
    this.cancel();
    this.pawn = pawn; // the Dispatcher often moves a pawn on
    if (this.plan.on) {
      await this.plan.change([...this.plan.moves, ...moves.map(({ text }) => text)]);
      return true;
    }
    this.heading = moves.flatMap(({ city }) => city ?? []);
    let done = true;
    for (const { text, seat } of moves) {
      done = await this.send({ do: 'move', text, seat });
      if (!done) break;
    }
    this.heading = [];
    if (!this.acting) this.pawn = null;
    return done;
  }

  /** Takes back the last move, or the last step of a plan. */
  async undo(): Promise<void> {
    if (this.plan.on) await this.plan.change(this.plan.moves.slice(0, -1));
    else await this.once({ do: 'undo' });
  }

  /** Begins a plan, or puts it away. */
  togglePlan(): void {
    this.cancel();
    if (this.plan.on) this.plan.stop();
    else if (this.plannable) void this.plan.start(this.turn.seat);
  }

  /** Goes on with the plan that this tab had before its page was loaded again. */
  resume(): void {
    if (this.plannable && !this.plan.on) void this.plan.resume(this.turn.seat);
  }

  /** Makes the first steps of the plan; what is not made, or waits for an answer, stays planned. */
  async adopt(steps: number): Promise<void> {
    if (this.sending) return;
    const planned = [...this.plan.moves];
    const { seat } = this.actual.turn;
    let made = 0;
    this.plan.stop();
    this.cancel();
    while (made < steps) {
      const text = planned[made] ?? '';
      if (!(await this.send({ do: 'move', text, seat }))) break;
      made += 1;
      if (this.table.requests.some((request) => request.seat === seat)) break;
    }
    if (made < planned.length && this.plannable) await this.plan.start(seat, planned.slice(made));
  }

  /** The end of the turn: what actions are left is given up. */
  async draw(): Promise<void> {
    if (this.plan.on) return;
    const [pass] = this.of('pass');
    if (pass && !(await this.makeAll([pass]))) return;
    const seat = this.turn.seat;
    const drawn = await this.makeAll([{ kind: 'next', text: 'next', seat }]);
    // Where no card is told after all, no action was given up.
    if (this.real && pass && !drawn) await this.send({ do: 'undo' });
  }

  /** The ways to give the card that is being dragged to a role. */
  gifts(role: string): Move[] {
    return this.of('give').filter(({ card, partner }) => card === this.dragged && partner === role);
  }

  /** Shows why a move of a seat is not possible. */
  async explain(text: string, seat: number): Promise<void> {
    const answer = await this.connection.ask<ReasonAnswer>({ do: 'whynot', text, seat });
    this.refusal = answer.code === null ? null : answer;
  }

  // The map.

  /** The ways of my pawn to a city; asked once for each position. */
  ways(city: string): Promise<WaysAnswer | null> {
    const moment = `${this.table.seq} ${this.plan.moves.join()}`;
    if (this.#waysOf !== moment) this.#ways.clear();
    this.#waysOf = moment;
    const known = this.#ways.get(city);
    if (known) return known;
    const asked = !this.helped
      ? Promise.resolve(this.#straight(city))
      : this.connection
          .ask<WaysAnswer>({ do: 'ways', city, seat: this.turn.seat, after: [...this.plan.moves] })
          .then((answer) =>
            answer.type === 'ways' ? { ...answer, open: worthwhile(answer.open) } : null,
          );
    this.#ways.set(city, asked);
    return asked;
  }

  /** What a table without help says of a city: the moves that lead straight there. */
  #straight(city: string): WaysAnswer {
    const straight = this.of('drive', 'shuttle', 'direct', 'charter', 'opsflight').filter(
      (move) => move.city === city,
    );
    const open = straight.map((move) => ({
      moves: [move.text],
      actions: 1,
      cards: spent(move, this.position),
    }));
    return { type: 'ways', id: '', open: worthwhile(open), closed: [] };
  }

  /** Goes there, if that is plain; `sure`: what it costs stood there. */
  async clickCity(city: string, sure = true): Promise<void> {
    if (this.choice && (this.part === 'city' || this.part === 'moving')) {
      const part = this.part;
      const moves = this.choice.moves.filter((move) => move[part] === city);
      if (moves.length) this.narrow(moves, this.choice.title, false);
      return;
    }
    if (!this.acting) return this.details(city);
    if (this.pawn) {
      const moves = this.of('dispatch').filter(
        (move) => move.pawn === this.pawn && move.city === city,
      );
      // A drive costs nothing but the action, as everywhere on the map.
      const drive = moves.find(({ how }) => how === 'drive');
      if (drive) return void (await this.make(drive));
      if (moves.length) return this.begin(moves, '');
      return this.details(city);
    }
    const drive = this.moves.find((move) => move.kind === 'drive' && move.city === city);
    if (drive) return void (await this.make(drive));
    this.heading = [city];
    const answer = await this.ways(city);
    this.heading = [];
    const [first] = answer?.open ?? [];
    const plain = first && answer?.open.length === 1 && !first.cards.length;
    if (plain && (sure || first.actions === 1)) {
      await this.makeAll(first.moves.map((text) => read(text, this.turn.seat)));
    } else await this.details(city);
  }

  /** Opens the card of a city, with all ways there. */
  async details(city: string): Promise<void> {
    this.choice = null;
    this.look = { city, open: this.acting ? null : [], closed: [] };
    if (!this.acting) return;
    const answer = await this.ways(city);
    if (this.look?.city !== city) return;
    this.look = { city, open: answer?.open ?? [], closed: answer?.closed ?? [] };
  }

  /** Chooses a pawn; false where it is only something in its city. */
  clickPawn(role: string): boolean {
    if (this.choice && this.part === 'pawn') {
      const moves = this.choice.moves.filter((move) => move.pawn === role);
      if (moves.length) {
        this.narrow(moves, this.choice.title);
        return true;
      }
    }
    const others = this.of('dispatch').filter((move) => move.pawn === role);
    if (!this.acting || !others.length || role === this.position.players[this.turn.seat]?.role)
      return false;
    this.pawn = this.pawn === role ? null : role;
    return true;
  }

  /** A pawn was dragged to a city: as if it had been chosen, and then the city. */
  async drop(role: string, city: string): Promise<void> {
    if (this.position.players.find((player) => player.role === role)?.city === city) return;
    this.cancel();
    this.pawn = role === this.position.players[this.turn.seat]?.role ? null : role;
    await this.clickCity(city);
  }

  /** The cities that one free action of the pawn in hand reaches. */
  readonly near = $derived.by(() => {
    if (!this.acting) return [];
    const free = this.pawn
      ? this.of('dispatch').filter(
          ({ pawn, how }) => pawn === this.pawn && ['drive', 'shuttle', 'join'].includes(how ?? ''),
        )
      : this.of('drive', 'shuttle');
    return [...new Set(free.flatMap(({ city }) => city ?? []))];
  });
}

/** Without ways that cost a card and save no action. */
function worthwhile(ways: readonly Way[]): Way[] {
  const free = Math.min(...ways.filter(({ cards }) => !cards.length).map(({ actions }) => actions));
  return ways.filter(({ cards, actions }) => !cards.length || actions < free);
}
