import { describe, expect, it } from 'vitest';
import type { Setup } from '../../wire/wire';
import { readLastGame, describeGame } from './lastGame';

const BOTS = [{ seat: 1, bot: 'careful' }];

describe('what is remembered of a new table', () => {
  it('is its set-up without what belongs to one game', () => {
    const same: Setup = { players: 2, epidemics: 5, hands: 'open' };
    const setup: Setup = { ...same, name: 'Friday', roles: ['medic'] };
    expect(describeGame(setup, { bots: BOTS })).toEqual({
      setup: { players: 2, epidemics: 5, hands: 'open' },
      seating: { mine: 0, bots: BOTS },
    });
  });

  it.each([{ position: {} }, { cards: ['cairo'] }])('is nothing for %o', (special) => {
    expect(describeGame({ players: 2, epidemics: 4, ...special }, {})).toBeNull();
  });
});

describe('a stored set-up', () => {
  it('is read back', () => {
    const last = describeGame({ players: 3, epidemics: 6, edition: '2008' }, { mine: 1 });
    expect(readLastGame(JSON.parse(JSON.stringify(last)))).toEqual(last);
  });

  it('gives no bot a seat that is not there, or one’s own', () => {
    const bots = [{ seat: 0, bot: 'quick' }, { seat: 5, bot: 'quick' }, ...BOTS];
    const setup = { players: 2, epidemics: 4 };
    expect(readLastGame({ setup, seating: { bots } })?.seating.bots).toEqual(BOTS);
  });

  it.each([
    null,
    undefined,
    'words',
    {},
    { setup: { players: 7, epidemics: 4 } },
    { setup: { players: 2, epidemics: 'many' } },
    { setup: { players: 2, epidemics: 4 }, seating: { bots: 'all' } },
  ])('that makes no sense is none: %o', (saved) => expect(readLastGame(saved)).toBeNull());
});
