/** A table over its channel: latest state, log, commands that survive reconnects. */

import { transport, type Channel } from './transport';
import type {
  Advice,
  AskAdvice,
  AskChance,
  AskOdds,
  AskPlan,
  AskWays,
  Chance,
  Command,
  Done,
  Draft,
  OddsAnswer,
  Outgoing,
  PlanAnswer,
  ReasonAnswer,
  Refused,
  Shown,
  ShownDraft,
  ShownEntry,
  Table,
  WaysAnswer,
  WhyNot,
} from './wire';

export type Status = 'connecting' | 'open' | 'lost';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A command without its id, which the connection chooses. */
export type Wish = WithoutId<Command>;
/** Sends commands; the result is null if the command was cancelled. */
export interface CommandSender {
  send(wish: Wish): Promise<Done | Refused | null>;
}
/** A request that does not change the table. */
export type Question = WithoutId<
  WhyNot | AskWays | AskPlan | AskOdds | AskChance | AskAdvice | Draft
>;
type Answer = Shown | ReasonAnswer | WaysAnswer | PlanAnswer | OddsAnswer | Chance | Advice;
type Reply = Exclude<Outgoing, { type: 'update' | 'drafts' }>;

/** A pending command or request. */
export interface Pending {
  id: string;
  wish: Wish | Question;
  since: number;
  answer: (reply: Reply) => void;
  /** The answer, until the table includes the change. */
  done?: Done;
}

const FIRST_WAIT = 300; // ms before the first retry
const LONGEST_WAIT = 10_000;
const STEADY = 5000; // ms after which a connection counts as stable and resets the backoff
const PATIENCE = 8000; // ms without an expected message until a connection is dead
const FINAL = ['secret_deal', 'suspended']; // the reasons of a socket that is closed for good
const SIGNED_OUT = 4401; // the code of a socket whose device was signed out
const THOUGHTFUL: readonly string[] = ['chance', 'advice']; // requests that may take longer

export class TableConnection implements CommandSender {
  readonly id: string;
  /** Whether the table is shown as nobody sees it, on a screen for everyone in the room. */
  readonly watching: boolean;
  table: Table | null = $state.raw(null);
  entries: ShownEntry[] = $state.raw([]); // the log, by seq; of a long one the last part
  /** The people without a connection, and since when, by this machine's clock. */
  away: Readonly<Record<string, number>> = $state.raw({});
  /** When people are asked about an absent player, by this machine's clock; null: they are not. */
  asksAt: number | null = $state(null);
  /** When the pause of the event window is over, by this machine's clock; null: none is running. */
  pauseEnds: number | null = $state(null);
  /** Since when each of the holders of the game has held it, by this machine's clock. */
  heldSince: Readonly<Record<string, number>> = $state.raw({});
  /** The plans that others are making now and show while they do. */
  drafts: readonly ShownDraft[] = $state.raw([]);
  status: Status = $state('connecting');
  /** The number of sockets that were open so far. */
  sockets = 0;
  pending: Pending[] = $state.raw([]);
  /** The number of connections lost in a row since the last update. */
  failures = $state(0);
  /** Why the server does not show the table any more. */
  refused = $state('');

  #socket: Channel | null = null; // null between two attempts
  #opened = Infinity; // when the socket opened
  #living = 0; // when the connection was last active
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch = setInterval(() => this.#isDead() && this.#retryLater(), PATIENCE / 4);
  readonly #left = new AbortController();

  constructor(id: string, { watching = false } = {}) {
    this.id = id;
    this.watching = watching;
    const { signal } = this.#left;
    addEventListener('online', () => this.#comeBack(this.#isSilent()), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.hidden || this.#comeBack(this.#isDead()),
      { signal },
    );
    this.#connect();
  }

  /** The entry that led to the current position; chat does not change it. */
  readonly moment = $derived.by(() => this.entries.findLast(changesPosition)?.seq ?? 0);

  /** Send a command, also across reconnects; resolves when the table includes the change. */
  send(wish: Wish): Promise<Done | Refused> {
    return this.#put(wish) as Promise<Done | Refused>;
  }

  /** Send a request; return its answer or a refusal. */
  ask<A extends Answer>(question: Question): Promise<A | Refused> {
    return this.#put(question) as Promise<A | Refused>;
  }

  /** Close the connection for good. */
  close(): void {
    this.#left.abort();
    clearInterval(this.#watch);
    this.#drop();
  }

  #put(wish: Wish | Question): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    return new Promise((answer) => {
      this.pending = [...this.pending, { id, wish, since: Date.now(), answer }];
      if (this.#socket?.readyState === WebSocket.OPEN)
        this.#socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  #connect(): void {
    this.#drop();
    const seen = this.entries.at(-1)?.seq;
    const socket = transport.open(`/tables/${this.id}/socket`, {
      ...(seen && { seen: String(seen) }),
      ...(this.watching && { watch: '1' }),
    });
    this.#socket = socket;
    this.#opened = Infinity;
    this.#living = Date.now();
    // Ignore messages of an abandoned socket.
    const current =
      <E>(act: (event: E) => void) =>
      (event: E) => {
        if (socket === this.#socket) act(event);
      };
    socket.onopen = current(() => this.#open(socket));
    socket.onmessage = current((event: MessageEvent) =>
      this.#receive(JSON.parse(event.data as string) as Outgoing),
    );
    socket.onclose = current(({ code, reason }: CloseEvent) => {
      if (FINAL.includes(reason)) {
        this.refused = reason;
        this.close();
      } else if (code !== SIGNED_OUT) this.#retryLater();
      else location.reload(); // as another person, or as nobody
    });
  }

  #open(socket: Channel): void {
    this.status = 'open';
    this.sockets += 1;
    this.drafts = []; // the server sends them again
    this.#opened = this.#living = Date.now();
    // Send pending commands again: the server runs a command with the same id only once.
    for (const { id, wish } of this.pending) socket.send(JSON.stringify({ ...wish, id }));
  }

  #receive(message: Outgoing): void {
    this.#living = Date.now();
    if (message.type === 'update') {
      const last = this.entries.at(-1)?.seq ?? 0;
      const fresh = message.entries.filter((entry) => entry.seq > last);
      const [first] = fresh;
      // After a long absence entries between may be missing: the older ones are dropped.
      if (first) this.entries = first.seq > last + 1 ? fresh : [...this.entries, ...fresh];
      this.table = message.table;
      this.away = toMoments(message.away);
      this.asksAt = message.ask_in === null ? null : Date.now() + message.ask_in;
      this.pauseEnds = message.pause_left === null ? null : Date.now() + message.pause_left;
      this.heldSince = toMoments(message.held_for);
      this.failures = 0;
      for (const command of this.pending) if (command.done) this.#settle(command, command.done);
      return;
    }
    if (message.type === 'drafts') {
      this.drafts = message.plans;
      return;
    }
    // A refusal without an id, for an unreadable message, is for the oldest pending one.
    const waiting = this.pending.find(({ id }) => message.id === null || message.id === id);
    if (waiting) this.#settle(waiting, message);
  }

  #settle(waiting: Pending, reply: Reply): void {
    if (reply.type === 'done' && reply.seq > (this.table?.seq ?? 0)) {
      waiting.done = reply;
      return;
    }
    this.pending = this.pending.filter((other) => other !== waiting);
    waiting.answer(reply);
  }

  #isSilent(): boolean {
    return Date.now() - this.#living > PATIENCE;
  }

  /** Whether an expected message is overdue. */
  #isDead(): boolean {
    if (!this.#socket || !this.#isSilent()) return false;
    const due = Date.now() - PATIENCE;
    return (
      this.#socket.readyState === WebSocket.CONNECTING ||
      this.pending.some(({ wish, since }) => since < due && !THOUGHTFUL.includes(wish.do))
    );
  }

  /** Reconnect at once when the network or the person is back, and drop a dead connection. */
  #comeBack(dead: boolean): void {
    if (dead || !this.#socket) this.#connect();
  }

  #retryLater(): void {
    if (Date.now() - this.#opened > STEADY) this.#wait = FIRST_WAIT;
    this.#drop();
    this.failures += 1;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Abandon the socket, or the timer for the next one. */
  #drop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.status = this.table ? 'lost' : 'connecting';
    socket?.close();
  }
}

/** Return when something began, by this machine's clock, from for how many milliseconds it lasts. */
function toMoments(lasting: Readonly<Record<string, number>>): Record<string, number> {
  const moments = Object.entries(lasting).map(([who, ms]) => [who, Date.now() - ms] as const);
  return Object.fromEntries(moments);
}

function changesPosition({ kind }: ShownEntry): boolean {
  return kind === 'played' || kind === 'undid' || kind === 'began';
}
