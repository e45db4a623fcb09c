import { expect, it } from 'vitest';
import { table } from '../testing/game';
import { ended, mayGive } from './tableState';

it('ends with the game or when the table is closed', () => {
  expect(ended(table())).toBe(false);
  expect(ended(table({ game: null }))).toBe(false);
  expect(ended(table({ closed: true }))).toBe(true);
  expect(ended(table({}, { outcome: { result: 'won', cause: 'cures' } }))).toBe(true);
});

it('lets the host and seated players give free seats to bots', () => {
  expect(mayGive(table({ you: 'ada', host: 'ada', seats: [] }))).toBe(true);
  expect(mayGive(table({ you: 'ada', host: 'max' }))).toBe(true);
  expect(mayGive(table({ you: 'max', host: 'ada' }))).toBe(false);
  const free = { holder: null, owner: null, bot: null };
  expect(mayGive(table({ you: null, host: 'ada', seats: [free] }))).toBe(false);
});
