import { expect, it } from 'vitest';
import { BOT, STRENGTHS, botName, listStrengths } from './bots';

it('offers every strength with a name and a note', () => {
  expect(listStrengths().map(({ value }) => value)).toEqual([...STRENGTHS]);
  for (const { label, note } of listStrengths()) {
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
