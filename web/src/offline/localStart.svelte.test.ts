import { expect, it } from 'vitest';
import { LocalStart } from './localStart.svelte';

it('follows the start of the host', () => {
  const start = new LocalStart();
  expect(start.progress.step).toBe('loading');
  start.hear({ is: 'progress', progress: { loaded: 5, total: 9, step: 'loading' } });
  expect(start.progress.loaded).toBe(5);
});

it('forgets that there was no space as soon as something is saved again', () => {
  const start = new LocalStart();
  start.hear({ is: 'trouble', trouble: 'full', detail: 'QuotaExceededError' });
  start.hear({ is: 'message', socket: 1, text: '{"type":"refused"}' });
  expect(start.trouble).toBe('full');
  start.hear({ is: 'saved' });
  expect(start.trouble).toBeNull();
});

it('keeps saying that the game did not start', () => {
  const start = new LocalStart();
  start.hear({ is: 'trouble', trouble: 'start', detail: 'TypeError' });
  start.hear({ is: 'saved' });
  expect(start.trouble).toBe('start');
});
