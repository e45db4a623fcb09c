import { describe, expect, it } from 'vitest';
import { deal, loadRules } from '../testing/compiled';
import { crc32, Search } from './search';

/** Return a search, and the bytes of a position after the deal. */
async function start(hands: { private: number }) {
  const rules = await loadRules();
  const { states } = deal(rules, { players: 3, epidemics: 4, ...hands }, 1);
  return { search: new Search(rules), position: states.bytes.slice() };
}

describe('the search', () => {
  it.each([{ private: 0 }, { private: 1 }])('ranks whole turns, best first: %o', async (hands) => {
    const { search, position } = await start(hands);
    const turns = search.rankTurns(position, { rollouts: 200, team: true });
    const [best, second] = turns;
    expect(turns).toHaveLength(2);
    expect(best!.moves.length).toBeGreaterThan(2);
    expect(best!.value).toBeGreaterThanOrEqual(second!.value);
    expect(second!.value).toBeGreaterThan(0);
  });

  it('finds the same turns again', async () => {
    const { search, position } = await start({ private: 0 });
    const options = { rollouts: 200, seed: 3 };
    expect(search.rankTurns(position, options)).toEqual(search.rankTurns(position, options));
  });
});

describe('the checksum of a position', () => {
  it('is that of zlib', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect(crc32(bytes)).toBe(0xcbf43926);
    expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926);
  });
});
