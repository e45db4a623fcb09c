/** How the pages reach their host: a server over the network, or whatever takes its place. */

import { href } from './address';

/** The answer to a request: its status as in HTTP, and its body. */
export interface Answered {
  status: number;
  text: string;
}

/** A connection to a table, as browsers have it. */
export type Channel = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'
>;

export interface Transport {
  /** Send a request for a path below `/api`; it fails if no host answers. */
  request(method: string, path: string, body?: string): Promise<Answered>;
  /** Open a channel to a path below `/api`. */
  open(path: string, query?: Readonly<Record<string, string>>): Channel;
}

/** A server, over HTTP and WebSockets. */
export const remote: Transport = {
  async request(method, path, body) {
    const answer = await fetch(href(`/api${path}`), {
      method,
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } }),
    });
    return { status: answer.status, text: await answer.text() };
  },
  open(path, query = {}) {
    const address = new URL(href(`/api${path}`), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return new WebSocket(address);
  },
};

let chosen = remote;

/** Reach the host in another way from now on; it is chosen once, before the first page is shown. */
export function use(transport: Transport): void {
  chosen = transport;
}

/** The way to the host. */
export const transport: Transport = {
  request: (...asked) => chosen.request(...asked),
  open: (...asked) => chosen.open(...asked),
};
