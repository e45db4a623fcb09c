import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Thinking, type ThinkingPort } from './thinking';

const workers: (ThinkingPort & { jobs: unknown[]; ended: boolean })[] = [];

function start(): ThinkingPort {
  const worker = {
    jobs: [] as unknown[],
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: (job: unknown) => void worker.jobs.push(job),
    terminate: () => void (worker.ended = true),
  };
  workers.push(worker);
  return worker;
}

const answer = (number: number, text: string) =>
  workers
    .at(-1)!
    .onmessage!.call({} as Worker, new MessageEvent('message', { data: { number, text } }));

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('gives each job its own answer, in one worker that starts with the first', async () => {
  const thinking = new Thinking(start);
  expect(workers).toEqual([]);
  const [first, second] = [thinking.think('a'), thinking.think('b')];
  answer(2, 'B');
  answer(1, 'A');
  expect([await first, await second]).toEqual(['A', 'B']);
  expect(workers.length).toBe(1);
});

it('has no answer from a worker that breaks, and starts another one for the next job', async () => {
  const thinking = new Thinking(start);
  const lost = thinking.think('a');
  workers[0]!.onerror!.call({} as Worker, new Event('error') as ErrorEvent);
  expect(await lost).toBeUndefined();
  const next = thinking.think('b');
  answer(2, 'B');
  expect(await next).toBe('B');
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

it('has no answer where a worker cannot have one', async () => {
  const thinking = new Thinking(() => {
    throw new ReferenceError('Worker is not defined');
  });
  expect(await thinking.think('a')).toBeUndefined();
});

it('ends a worker without a job', async () => {
  const thinking = new Thinking(start);
  const done = thinking.think('a');
  answer(1, 'A');
  await done;
  vi.runAllTimers();
  expect(workers[0]!.ended).toBe(true);
});
