import { describe, expect, it } from 'vitest';
import { table } from '../../testing/game';
import { hasEnded, listFreeSeats, isInvited, canGiveSeats } from './tableState';

it('ends with the game or when the table is closed', () => {
  expect(hasEnded(table())).toBe(false);
  expect(hasEnded(table({ game: null }))).toBe(false);
  expect(hasEnded(table({ closed: true }))).toBe(true);
  expect(hasEnded(table({}, { outcome: { result: 'won', cause: 'cures' } }))).toBe(true);
});

it('lets the host and seated players give free seats to bots', () => {
  expect(canGiveSeats(table({ you: 'ada', host: 'ada', seats: [] }))).toBe(true);
  expect(canGiveSeats(table({ you: 'ada', host: 'max' }))).toBe(true);
  expect(canGiveSeats(table({ you: 'max', host: 'ada' }))).toBe(false);
  const free = { holder: null, owner: null, bot: null };
  expect(canGiveSeats(table({ you: null, host: 'ada', seats: [free] }))).toBe(false);
});

describe('who is invited', () => {
  const FREE = [
    { holder: 'ada', owner: null, bot: null },
    { holder: null, owner: null, bot: null },
  ];
  const waiting = (change = {}) => table({ game: null, seats: FREE, you: null, ...change });

  it('is whoever is new to a table that has a free seat', () => {
    expect(listFreeSeats(waiting())).toEqual([1]);
    expect(isInvited(waiting())).toBe(true);
    expect(isInvited(waiting({ you: 'zoe' }))).toBe(true);
  });

  it.each([
    ['who is there already', waiting({ you: 'max' })],
    ['where all seats are taken', waiting({ seats: FREE.slice(0, 1) })],
    ['when the game runs', table({ you: null, seats: FREE })],
    ['at a closed table', waiting({ closed: true })],
  ])('is nobody %s', (_, at) => expect(isInvited(at)).toBe(false));
});
