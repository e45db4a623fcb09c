// A table without a server: a test says how it answers, and reads what was sent.
import { Play, type BoardAnimation } from '../play/play';
import type { CommandSender, Question, TableConnection, Wish } from '../wire/connection.svelte';
import type { Done, Refused, ShownDraft, ShownEntry, Table } from '../wire/wire';
import { table } from './game';

export const DONE: Done = { type: 'done', id: '', seq: 0 };

/** Return the refusal of a command or a request. */
export const refused = (code: Refused['code'], change: Partial<Refused> = {}): Refused => ({
  type: 'refused',
  id: null,
  code,
  rule: null,
  message: code,
  args: {},
  ...change,
});

export class FakeConnection {
  readonly id = 't1';
  table: Table = $state.raw(table());
  entries: readonly ShownEntry[] = $state.raw([]);
  drafts: readonly ShownDraft[] = $state.raw([]);
  away: Readonly<Record<string, number>> = $state.raw({});
  status: TableConnection['status'] = $state('open');
  asksAt: number | null = $state(null);
  moment = $state(0);
  sockets = 1;
  /** The commands and requests so far. */
  readonly sent: Wish[] = [];
  readonly asked: Question[] = [];
  /** How the server answers a command, and a request; a test may replace both. */
  onSend: (wish: Wish) => Done | Refused | null | Promise<Done | Refused | null> = () => DONE;
  onAsk: (question: Question) => object | Promise<object> = () => refused('internal');

  constructor(at: Table = table(), entries: readonly ShownEntry[] = []) {
    this.table = at;
    this.entries = entries;
  }

  async send(wish: Wish): Promise<Done | Refused | null> {
    this.sent.push(wish);
    return this.onSend(wish);
  }

  async ask(question: Question): Promise<object> {
    this.asked.push(question);
    return this.onAsk(question);
  }

  /** Return this as what the client takes for the connection of a table. */
  get real(): TableConnection {
    return this as unknown as TableConnection;
  }

  /** Return the state of the game for the person at this table. */
  play(
    animation: BoardAnimation = { holds: false, position: null },
    commands?: CommandSender,
  ): Play {
    return new Play(this.real, animation, commands);
  }
}

/** Wait until everything that was answered has been handled. */
export const settled = () => new Promise<void>((done) => setTimeout(done));
