// The sentences of tests/locales/sentences.json are the same in the browser and in Python.
import { describe, expect, it } from 'vitest';
import { speak } from '../../lib/text/language.svelte';
import { LANGUAGES } from '../../lib/person/settings.svelte';
import { hasText, t, type Arguments } from '../../lib/text/text';
import sentences from '../../../../tests/locales/sentences.json';
import { nameOf } from './refusals';

type Row = [string, Record<string, string | number>, string];

describe.each(LANGUAGES.filter((one) => one in sentences))('in %s', (language) => {
  it('inflects names as Python does', async () => {
    await speak(language);
    const rows = sentences[language as keyof typeof sentences] as unknown as Row[];
    const ours = rows.filter(([id]) => hasText(id)); // without those of the terminal
    expect(ours.length).toBeGreaterThan(40);
    for (const [id, ids, said] of ours) {
      const args: Arguments = {};
      for (const [key, value] of Object.entries(ids))
        args[key] = typeof value === 'number' || key === 'how' ? value : nameOf(value);
      expect(t(id, args)).toBe(said);
    }
  });
});
