// No ids of the protocol appear in texts of another language.
import { describe, expect, it } from 'vitest';
import english from 'virtual:locale/en';
import { speak } from '../../lib/text/language.svelte';
import { LANGUAGES } from '../../lib/person/settings.svelte';
import { t } from '../../lib/text/text';
import { move, position, view } from '../../testing/game';
import { findOffers } from './commandSearch';
import { sayRefusal } from './refusals';

const OTHERS = LANGUAGES.filter((one) => one !== 'en');
const CODES = [...english.matchAll(/^reason-([\w-]+) =/gm)].map(([, code]) => code ?? '');
const FIELDS = 'edition players epidemics hands first roles events seed cards visibility help';

/** Parameters as the server sends them; none of these ids is a word in another language. */
const IDS = {
  card: 'one_quiet_night',
  cards: ['cairo', 'algiers'],
  city: 'cairo',
  disease: 'yellow',
  event: 'resilient_population',
  field: 'setup',
  help: 'bookkeeping',
  known: 'careful, deep, quick',
  origin: 'moscow',
  phase: 'discard',
  player: 'quarantine_specialist',
  problem: 'it is not Tuesday',
};
const NUMBERS = {
  actions: 2,
  empty: 2,
  first: 3,
  last: 40,
  most: 40,
  needed: 4,
  per_second: 9,
  players: 3,
  seat: 1,
  stock: 2,
  wait: 5,
};
const FORM = 'CITY CARD PLAYER DISEASE WAY EVENT';
const TYPED = {
  bot: '«»',
  character: '«»',
  form: FORM,
  name: '«»',
  order: '«»',
  text: '«»',
  until: '2026-11-16T12:00Z',
  verbs: '«»',
  word: '«»',
};
const RAW = [...Object.values(IDS), FORM.toLowerCase()].flatMap((id) =>
  String(id).split(/[,\s]+|_/),
);

it('knows all refusals', () => {
  expect(CODES.length).toBeGreaterThan(100);
});

describe.each(OTHERS)('in %s', (language) => {
  it('a refusal shows no id', async () => {
    await speak(language);
    for (const code of CODES) {
      const args = { ...IDS, ...NUMBERS, ...TYPED };
      const said = sayRefusal({ code: code.replaceAll('-', '_'), args, message: 'in English' });
      const words = said.toLowerCase().split(/[^\p{L}]+/u);
      expect(
        words.filter((word) => RAW.includes(word)),
        `${code}: ${said}`,
      ).toEqual([]);
      if (language === 'ru') expect(said, code).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it('a set-up problem has its own sentence', async () => {
    await speak(language);
    const said = FIELDS.split(' ').map((field) =>
      sayRefusal({
        code: 'bad_setup',
        args: { field, problem: 'in English' },
        message: 'in English',
      }),
    );
    expect(new Set(said).size).toBe(11);
    expect(said.filter((one) => /English/.test(one))).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every example of the command line is understood', async () => {
    await speak(language);
    const moves = ['drive cairo', 'treat red'].map((text) => move(text));
    const [go, treat, why] = t('command-example').replace(/\s?…$/, '').split(', ');
    const first = (line = '') => findOffers(line, moves, view(position()), [])[0];
    expect(first(go)).toMatchObject({ key: '0 drive cairo' });
    expect(first(treat)).toMatchObject({ key: '0 treat red' });
    expect(first(why)).toMatchObject({ kind: 'why', text: 'shuttle cairo' });
  });
});
