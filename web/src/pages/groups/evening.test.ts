import { expect, it } from 'vitest';
import { readField, writeField } from './evening';

it('writes a moment in the time of the reader, and reads it again', () => {
  const moment = new Date(2026, 10, 9, 7, 5).getTime();
  expect(writeField(moment)).toBe('2026-11-09T07:05');
  expect(readField(writeField(moment))).toBe(moment);
});

it.each(['', 'tomorrow'])('reads no date in "%s"', (value) => expect(readField(value)).toBeNull());
