import { beforeEach, expect, it } from 'vitest';
import { Session, type ConsolePort, type FromConsole } from './session.svelte';

let workers: (ConsolePort & { heard: unknown[]; ended: boolean })[] = [];

function start(): ConsolePort {
  const worker = {
    heard: [] as unknown[],
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: (message: unknown) => void worker.heard.push(message),
    terminate: () => void (worker.ended = true),
  };
  workers.push(worker);
  return worker;
}

const says = (data: FromConsole) =>
  workers.at(-1)!.onmessage!.call({} as Worker, new MessageEvent('message', { data }));
const ran = (output: string, more = false) =>
  says({ is: 'ran', text: JSON.stringify({ output, more, position: null }) });

beforeEach(() => {
  workers = [];
});

it('shows what an input prints', async () => {
  const session = new Session(start);
  expect(session.state).toBe('starting');
  says({ is: 'ready' });
  const done = session.run('1 + 1');
  expect(session.state).toBe('running');
  ran('2\n');
  expect(await done).toBe(true);
  expect([session.state, session.lines]).toEqual(['ready', [{ source: '1 + 1', output: '2\n' }]]);
  expect(session.history).toEqual(['1 + 1']);
});

it('leaves out an incomplete input, which goes on', async () => {
  const session = new Session(start);
  says({ is: 'ready' });
  const done = session.run('print(');
  ran('', true);
  expect(await done).toBe(false);
  expect(session.lines).toEqual([]);
});

it('starts again when it is stopped, and keeps what was printed', async () => {
  const session = new Session(start);
  says({ is: 'ready' });
  const done = session.run('while True: pass');
  session.stop();
  expect(await done).toBe(true);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  expect([session.state, session.lines.length]).toEqual(['starting', 1]);
});

it('runs an input as soon as Python has started', async () => {
  const session = new Session(start);
  const done = session.run('1');
  expect([session.state, workers[0]!.heard]).toEqual(['starting', [{ source: '1' }]]);
  says({ is: 'ready' });
  expect(session.state).toBe('running');
  ran('1\n');
  expect([await done, session.state]).toEqual([true, 'ready']);
});

it('says that Python could not start', () => {
  const session = new Session(start);
  says({ is: 'failed' });
  expect(session.state).toBe('failed');
});
