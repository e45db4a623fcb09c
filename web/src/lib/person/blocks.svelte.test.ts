import { afterEach, expect, it, vi } from 'vitest';
import { drove, made, said } from '../../testing/game';
import { api } from '../../wire/api';
import { blocks } from './blocks.svelte';

afterEach(() => {
  blocks.people = [];
});

it('hides what blocked people say, and no move', () => {
  const log = [said(1, 'max'), said(2, 'ada'), made(3, 'drive miami', [drove('miami')])];
  expect(blocks.hideMessages(log)).toBe(log);
  blocks.people = [{ id: 'max', name: 'Max', since: 0 }];
  expect(blocks.has('max')).toBe(true);
  expect(blocks.hideMessages(log).map(({ seq }) => seq)).toEqual([2, 3]);
  blocks.people = [];
  expect(blocks.hideMessages(log)).toHaveLength(3);
});

it('blocks and unblocks people, and reads the list again each time', async () => {
  const max = { id: 'max', name: 'Max', since: 0 };
  vi.spyOn(api, 'block').mockResolvedValue();
  vi.spyOn(api, 'unblock').mockResolvedValue();
  vi.spyOn(api, 'blocks').mockResolvedValueOnce([max]).mockResolvedValueOnce([]);
  await blocks.block('max');
  expect(blocks.people).toEqual([max]);
  await blocks.unblock('max');
  expect(api.unblock).toHaveBeenCalledWith('max');
  expect(blocks.has('max')).toBe(false);
});
