import { describe, expect, it } from 'vitest';
import { sayDeadline, sayLeft } from './deadline';

const HOUR = 3_600_000;
const DUE = new Date(2026, 10, 19, 3, 47).getTime(); // in the time of the reader

describe('a deadline', () => {
  it('has the day, the date, the time of day and what is left', () => {
    const said = sayDeadline(DUE, 'remind', DUE - 23 * HOUR);
    expect(said).toMatch(/^until Thu,? 19 Nov,? (at )?03:47, in 23 h$/);
  });

  it('says that a bot plays then', () => {
    expect(sayDeadline(DUE, 'bot', DUE - 72 * HOUR)).toContain('in 3 days; then a bot plays');
  });

  it('is overdue after it', () => {
    expect(sayDeadline(DUE, 'bot', DUE + 1)).toContain('overdue since Thu');
  });
});

it('says what is left in days, hours or minutes', () => {
  expect([71.9, 47, 1, 0.5, 0].map((hours) => sayLeft(hours * HOUR))).toEqual([
    'in 3 days',
    'in 47 h',
    'in 1 h',
    'in 30 min',
    'in 1 min',
  ]);
});
