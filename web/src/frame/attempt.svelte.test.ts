import { expect, it } from 'vitest';
import { Attempt } from './attempt.svelte';

it('is busy while a task runs, and says what was wrong with the last one', async () => {
  const attempt = new Attempt();
  const failing = attempt.run(() => Promise.reject(new Error('no')));
  expect(attempt.busy).toBe(true);
  expect(await failing).toBe(false);
  expect(attempt.busy).toBe(false);
  expect(attempt.problem).not.toBe('');

  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.problem).toBe('');
});

it('runs a task only once at a time', async () => {
  const attempt = new Attempt();
  let done = () => {};
  const first = attempt.once(() => new Promise<void>((resolve) => (done = resolve)));
  let ran = false;
  const second = await attempt.once(() => Promise.resolve((ran = true)));
  expect([second, ran]).toEqual([false, false]);
  done();
  expect(await first).toBe(true);
});
