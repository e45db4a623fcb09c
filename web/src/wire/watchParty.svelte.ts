/** The socket of a replay that people watch together: what the leader shows. */

import { transport, type Channel } from './transport';
import type { Lead, Refused, Watching } from './wire';

/** What the leader shows. */
export type Place = Omit<Lead, 'do' | 'number'>;

const FIRST_WAIT = 300; // ms before the first retry
const LONGEST_WAIT = 10_000;

export class WatchParty {
  /** What the leader shows, or that nobody leads; null until the server has said so. */
  shown: Watching | null = $state.raw(null);
  /** Why this person cannot lead. */
  refusal: Refused | null = $state.raw(null);

  readonly #open: () => Channel;
  #socket: Channel | null = null;
  #wanted: Place | null = null; // what this person shows, as the leader
  #sent: Place | null = null;
  #number = 0;
  #pending = false; // one message at a time: the newest is sent after the answer
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, code: string) {
    this.#open = () => transport.open(`/tables/${id}/replay/socket`, { with: code });
    this.#connect();
  }

  /** Show this as the leader, or do not lead any more. */
  lead(place: Place | null): void {
    this.#wanted = place;
    this.refusal = null;
    this.#send();
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    this.close();
    const socket = this.#open();
    this.#socket = socket;
    this.#pending = false;
    this.#sent = null;
    socket.onopen = () => this.#send();
    socket.onmessage = ({ data }: MessageEvent) =>
      this.#receive(JSON.parse(data as string) as Watching | Refused);
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #send(): void {
    const place = this.#wanted;
    if (!place || place === this.#sent || this.#pending) return;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#pending = true;
    this.#sent = place;
    this.#number += 1;
    this.#socket.send(JSON.stringify({ do: 'lead', number: this.#number, ...place }));
  }

  #receive(message: Watching | Refused): void {
    this.#wait = FIRST_WAIT;
    if (message.type === 'watching') {
      this.shown = message;
      if (message.you && message.number === this.#number) this.#pending = false;
    } else {
      this.#pending = false;
      if (message.code === 'too_fast') this.#sent = null;
      else [this.#wanted, this.refusal] = [null, message];
    }
    this.#send();
  }
}
