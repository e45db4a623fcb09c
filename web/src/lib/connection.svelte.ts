/** A table over its socket: the newest table, the whole log, and commands that survive a break. */

import { href } from './router.svelte';
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
  OddsAnswer,
  Outgoing,
  PlanAnswer,
  ReasonAnswer,
  Refused,
  ShownEntry,
  Table,
  WaysAnswer,
  WhyNot,
} from './wire';

export type Status = 'connecting' | 'open' | 'lost';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A command without its id, which the connection chooses. */
export type Wish = WithoutId<Command>;
/** A question that changes nothing. */
export type Question = WithoutId<WhyNot | AskWays | AskPlan | AskOdds | AskChance | AskAdvice>;
type Answer = ReasonAnswer | WaysAnswer | PlanAnswer | OddsAnswer | Chance | Advice;
type Reply = Exclude<Outgoing, { type: 'news' }>;

/** A command or question on its way. */
export interface Pending {
  id: string;
  wish: Wish | Question;
  answer: (reply: Reply) => void;
}

const FIRST_WAIT = 300; // ms before the second try
const LONGEST_WAIT = 10_000;

export class TableConnection {
  readonly id: string;
  table: Table | null = $state.raw(null);
  entries: ShownEntry[] = $state.raw([]); // the whole log, by seq
  status: Status = $state('connecting');
  pending: Pending[] = $state.raw([]);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #online = () => this.#again(0);

  constructor(id: string) {
    this.id = id;
    addEventListener('online', this.#online);
    this.#connect();
  }

  /** The entry that made the position: it changes with the game, not with what people say. */
  readonly moment = $derived.by(() => this.entries.findLast(changes)?.seq ?? 0);

  /** A command; the promise holds the server's answer, also across a break. */
  send(wish: Wish): Promise<Done | Refused> {
    return this.#put(wish) as Promise<Done | Refused>;
  }

  /** A question; its answer, or a refusal. */
  ask<A extends Answer>(question: Question): Promise<A | Refused> {
    return this.#put(question) as Promise<A | Refused>;
  }

  /** Leaves the table for good. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#online);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #put(wish: Wish | Question): Promise<Reply> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    return new Promise((answer) => {
      this.pending = [...this.pending, { id, wish, answer }];
      if (this.status === 'open') this.#socket?.send(JSON.stringify({ ...wish, id }));
    });
  }

  #connect(): void {
    const address = new URL(href(`/api/tables/${this.id}/socket`), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const seen = this.entries.at(-1)?.seq;
    if (seen) address.searchParams.set('seen', String(seen));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#wait = FIRST_WAIT;
      // Whatever had no answer goes again: the server does a command of one id only once.
      for (const { id, wish } of this.pending) socket.send(JSON.stringify({ ...wish, id }));
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = () => this.#lost(socket);
  }

  #heard(message: Outgoing): void {
    if (message.type === 'news') {
      const last = this.entries.at(-1)?.seq ?? 0;
      const fresh = message.entries.filter((entry) => entry.seq > last);
      if (fresh.length) this.entries = [...this.entries, ...fresh];
      this.table = message.table;
      return;
    }
    const waiting = this.pending.find((one) => one.id === message.id);
    if (!waiting) return;
    this.pending = this.pending.filter((one) => one !== waiting);
    waiting.answer(message);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.status = this.table ? 'lost' : 'connecting';
    this.#again(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #again(wait: number): void {
    if (this.#closed || this.status === 'open') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }
}

function changes({ kind }: ShownEntry): boolean {
  return kind === 'played' || kind === 'undid' || kind === 'began';
}
