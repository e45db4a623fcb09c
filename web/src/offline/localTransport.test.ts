import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTransport } from './localTransport';
import type { ToWorker } from './messages';

class CloseEventOfTest extends Event {
  readonly reason: string;
  constructor(type: string, { reason = '' }: CloseEventInit) {
    super(type);
    this.reason = reason;
  }
}

let told: ToWorker[] = [];
let transport: LocalTransport;
beforeEach(() => {
  vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1, CLOSED: 3 });
  vi.stubGlobal('CloseEvent', CloseEventOfTest);
  told = [];
  transport = new LocalTransport({ postMessage: (message) => void told.push(message) });
});

it('gives each request its own answer', async () => {
  const me = transport.request('GET', '/me');
  const table = transport.request('POST', '/tables', '{}');
  const [first, second] = told as { number: number }[];
  transport.hear({ is: 'answer', number: second!.number, status: 201, text: 'a table' });
  transport.hear({ is: 'answer', number: first!.number, status: 200, text: 'me' });
  expect(await me).toEqual({ status: 200, text: 'me' });
  expect(await table).toEqual({ status: 201, text: 'a table' });
});

describe('a channel to a table', () => {
  const open = (path = '/tables/abc/socket', query = {}) => {
    const channel = transport.open(path, query);
    const heard: string[] = [];
    channel.onopen = () => void heard.push('open');
    channel.onmessage = ({ data }) => void heard.push(data as string);
    channel.onclose = ({ reason }) => void heard.push(`closed: ${reason}`);
    return { channel, heard };
  };
  const socketOf = (at: number) => (told[at] as { socket: number }).socket;

  it('says what is known already, and opens with the first message', () => {
    const { channel, heard } = open('/tables/abc/socket', { seen: '7', watch: '1' });
    const socket = socketOf(0);
    expect(told).toEqual([{ do: 'connect', socket, table: 'abc', seen: 7, watching: true }]);
    expect(channel.readyState).toBe(WebSocket.CONNECTING);
    transport.hear({ is: 'message', socket, text: 'one' });
    transport.hear({ is: 'message', socket, text: 'two' });
    expect(channel.readyState).toBe(WebSocket.OPEN);
    expect(heard).toEqual(['open', 'one', 'two']);
  });

  it('sends what it is given', () => {
    open().channel.send('a move');
    expect(told[1]).toEqual({ do: 'receive', socket: socketOf(0), text: 'a move' });
  });

  it('hears nothing after it was closed', () => {
    const { channel, heard } = open();
    channel.close();
    channel.close();
    transport.hear({ is: 'message', socket: socketOf(0), text: 'late' });
    expect(told.slice(1)).toEqual([{ do: 'disconnect', socket: socketOf(0) }]);
    expect([channel.readyState, heard]).toEqual([WebSocket.CLOSED, []]);
  });

  it('is closed by the host with a reason', () => {
    const { channel, heard } = open();
    transport.hear({ is: 'closed', socket: socketOf(0), reason: 'no_table' });
    expect([channel.readyState, heard]).toEqual([WebSocket.CLOSED, ['closed: no_table']]);
  });

  it('is not there for what only a server has', async () => {
    const { heard } = open('/tables/abc/replay/socket');
    await vi.waitFor(() => expect(heard).toEqual(['closed: not_found']));
    expect(told).toEqual([]);
  });
});
