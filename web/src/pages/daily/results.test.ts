import { expect, test } from 'vitest';
import type { Try } from '../../wire/wire';
import {
  findCureTurn,
  countDaysInARow,
  layOutMonth,
  computeShareBeaten,
  formatStrip,
  countMark,
} from './results';

const STRIP = ['', 'e', 'b', '', 'oo', 'ye', '', '', '', '', 'k', 'r'];

test('a strip tells cures, epidemics and outbreaks by turn', () => {
  expect(findCureTurn(STRIP, 'yellow')).toBe(6);
  expect(findCureTurn(['', 'e'], 'yellow')).toBe(null);
  expect([countMark(STRIP, 'outbreak'), countMark(STRIP, 'epidemic')]).toEqual([2, 2]);
});

test('the text of a strip tells no turn and no epidemic, which are the same for everyone', () => {
  expect(formatStrip(STRIP, 3)).toBe('🔵 💥💥🟡 ▫️ ⚫🔴');
});

test('a win beats every loss and every later win', () => {
  const teams = [
    { won: true, turns: 17, teams: 1 },
    { won: true, turns: 19, teams: 2 },
    { won: true, turns: 22, teams: 1 },
    { won: false, turns: 15, teams: 1 },
  ];
  expect(computeShareBeaten(teams, 19)).toBe(0.5);
  expect(computeShareBeaten([{ won: true, turns: 19, teams: 1 }], 19)).toBe(null);
});

test('days in a row end today or yesterday', () => {
  const played = (day: string, state = 'over') => ({ day, state }) as Try;
  const tries = [played('2026-11-01'), played('2026-10-31'), played('2026-10-29')];
  expect(countDaysInARow(tries, '2026-11-01')).toBe(2);
  expect(countDaysInARow(tries, '2026-11-02')).toBe(2);
  expect(countDaysInARow(tries, '2026-11-03')).toBe(0);
  expect(countDaysInARow([played('2026-11-01', 'playing'), ...tries.slice(1)], '2026-11-01')).toBe(
    1,
  );
});

test('a month begins in the column of its first weekday', () => {
  expect(layOutMonth('2026-11-16').column).toBe(6);
  expect(layOutMonth('2026-11-16').days.at(-1)).toBe('2026-11-30');
  expect(layOutMonth('2028-02-03').days).toHaveLength(29);
});
