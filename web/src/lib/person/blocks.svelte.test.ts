import { afterEach, expect, it } from 'vitest';
import { drove, made, said } from '../../testing/game';
import { blocks } from './blocks.svelte';

afterEach(() => {
  blocks.people = [];
});

it('hides what blocked people say, and no move', () => {
  const log = [said(1, 'max'), said(2, 'ada'), made(3, 'drive miami', [drove('miami')])];
  expect(blocks.without(log)).toBe(log);
  blocks.people = [{ id: 'max', name: 'Max', since: 0 }];
  expect(blocks.has('max')).toBe(true);
  expect(blocks.without(log).map(({ seq }) => seq)).toEqual([2, 3]);
  blocks.people = [];
  expect(blocks.without(log)).toHaveLength(3);
});
