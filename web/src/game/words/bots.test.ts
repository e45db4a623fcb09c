import { expect, it } from 'vitest';
import { BOT, STRENGTHS, botName, strengths } from './bots';

it('offers every strength with a name and a note', () => {
  expect(strengths().map(({ value }) => value)).toEqual([...STRENGTHS]);
  for (const { label, note } of strengths()) {
    expect(label).not.toMatch(/^bot-/);
    expect(note).not.toMatch(/^bot-/);
  }
  expect(STRENGTHS).toContain(BOT);
});

it('names only bots that people play with', () => {
  expect(botName('careful')).toBe('Fox');
  expect(botName('random')).toBeNull();
  expect(botName(null)).toBeNull();
  expect(botName(undefined)).toBeNull();
});
