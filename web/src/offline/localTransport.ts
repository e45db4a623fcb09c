/** The transport to a host in a worker of this page. */

import type { Answered, Channel, Transport } from '../wire/transport';
import type { ToPage, ToWorker } from './messages';

/** The part of a worker that is needed here. */
export interface Port {
  postMessage(message: ToWorker): void;
}

const TABLE = /^\/tables\/([^/]+)\/socket$/;
const NORMAL = 1000; // the code of a channel that was closed without an error

export class LocalTransport implements Transport {
  readonly #port: Port;
  readonly #waiting = new Map<number, (answer: Answered) => void>();
  readonly #channels = new Map<number, LocalChannel>();
  readonly #onnew: () => void;
  #last = 0;

  /** `onnew` is called whenever a table is opened. */
  constructor(port: Port, onnew: () => void = () => undefined) {
    this.#port = port;
    this.#onnew = onnew;
  }

  request(method: string, path: string, body = ''): Promise<Answered> {
    if (method === 'POST' && path === '/tables') this.#onnew();
    const number = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve);
      this.#port.postMessage({ do: 'request', number, method, path, body });
    });
  }

  open(path: string, query: Readonly<Record<string, string>> = {}): Channel {
    const socket = ++this.#last;
    const channel = new LocalChannel(
      (text) => this.#port.postMessage({ do: 'receive', socket, text }),
      () => {
        this.#channels.delete(socket);
        this.#port.postMessage({ do: 'disconnect', socket });
      },
    );
    const table = TABLE.exec(path)?.[1];
    if (table === undefined) queueMicrotask(() => channel.end('not_found'));
    else {
      this.#channels.set(socket, channel);
      const seen = Number(query['seen'] ?? 0);
      const watching = query['watch'] === '1';
      this.#port.postMessage({ do: 'connect', socket, table, seen, watching });
    }
    return channel;
  }

  /** Take what the worker says to this transport. */
  hear(message: ToPage): void {
    if (message.is === 'answer') {
      this.#waiting.get(message.number)?.({ status: message.status, text: message.text });
      this.#waiting.delete(message.number);
    } else if (message.is === 'message') this.#channels.get(message.socket)?.hear(message.text);
    else if (message.is === 'closed') {
      const channel = this.#channels.get(message.socket);
      this.#channels.delete(message.socket);
      channel?.end(message.reason);
    }
  }
}

/** A channel to a table: it opens with the first message of the host. */
class LocalChannel implements Channel {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  onopen: Channel['onopen'] = null;
  onmessage: Channel['onmessage'] = null;
  onclose: Channel['onclose'] = null;
  readonly #send: (text: string) => void;
  readonly #disconnect: () => void;

  constructor(send: (text: string) => void, disconnect: () => void) {
    this.#send = send;
    this.#disconnect = disconnect;
  }

  send(text: string): void {
    this.#send(text);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#disconnect();
  }

  /** Take a message of the host. */
  hear(data: string): void {
    const socket = this as unknown as WebSocket; // its handlers expect one
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(socket, new Event('open'));
    }
    this.onmessage?.call(socket, new MessageEvent('message', { data }));
  }

  /** End: the host has closed this channel. */
  end(reason: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(
      this as unknown as WebSocket,
      new CloseEvent('close', { code: NORMAL, reason }),
    );
  }
}
