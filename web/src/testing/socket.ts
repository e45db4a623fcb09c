// A socket without a network: a test opens and closes it, and reads what was sent.
import { vi } from 'vitest';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason });
  }

  /** Let the server accept the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  /** Let the server send a message. */
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Replace sockets by fakes; return a function that gives the newest one. */
export function fakeSockets(): () => FakeSocket {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  return () => FakeSocket.all.at(-1) as FakeSocket;
}
