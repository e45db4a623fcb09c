import { beforeAll, describe, expect, it } from 'vitest';
import { deal, loadRules, readModule } from '../testing/compiled';
import { CompiledRules } from './rules';

let rules: CompiledRules;
beforeAll(async () => void (rules = await loadRules()));

const dealTo = (players: number, seed: number) => deal(rules, { players, epidemics: 5 }, seed);

describe('compiled rules', () => {
  it('play a game to its end', () => {
    const { states, chances } = dealTo(2, 1);
    const moves = rules.allocate('int64', rules.constant('engine.rules.moves', 'MOST_MOVES'));
    const log = rules.allocate('int64');
    const over = rules.constant('engine.rules.state', 'OVER');
    const phase = states.at(0, 'phase');
    expect(states.at(0, 'players').value).toBe(2);
    expect(phase.value).toBe(rules.constant('engine.rules.state', 'ACTIONS'));
    while (phase.value !== over) {
      expect(rules.call('list_legal_at', states, 0, moves)).toBeGreaterThan(0);
      rules.call('step_at', states, 0, moves.at(0).value, chances, log);
    }
    expect(states.at(0, 'outcome').value).toBeGreaterThan(0);
  });

  it('deal the same cards from the same seed', () => {
    const [one, same, other] = [dealTo(4, 1), dealTo(4, 1), dealTo(4, 2)].map(
      ({ states }) => states.bytes,
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('have the tables of the search', () => {
    expect(rules.table('nets').type).toBe('Net');
    expect(rules.table('nets').bytes.some((byte) => byte > 0)).toBe(true);
  });

  it('take records as bytes', () => {
    const { agreements } = dealTo(2, 1);
    expect(rules.copy('Agreement', agreements.bytes).bytes).toEqual(agreements.bytes);
  });

  it.each([
    [() => rules.call('list_legal_at', rules.allocate('State'), 0), 'takes 3 arguments, not 2'],
    [
      () => rules.call('list_legal_at', rules.allocate('Chance'), 0, rules.allocate('int64')),
      'list_legal_at: states must be an array of State',
    ],
    [
      () => rules.call('seed_at', rules.allocate('Chance'), rules.allocate('int64'), 0),
      'seed_at: i must be a number',
    ],
    [() => rules.call('seed_at', 0, 0, 0), 'chances must be an array of Chance'],
    [() => rules.call('seed_at', rules.allocate('Chance'), 0, 0.5), 'cannot be converted'],
    [() => rules.call('cheat'), 'there is no function cheat'],
    [() => rules.table('tea'), 'there is no table tea'],
    [() => rules.constant('engine.rules.state', 'TEA'), 'no constant engine.rules.state.TEA'],
  ])('refuse a call that does not fit: %#', (call, message) => {
    expect(call).toThrow(message);
  });

  it('are not loaded if the description has other functions', async () => {
    const [code, description] = await readModule();
    const cheat = { about: '', parameters: [], returns: 'none' as const };
    const other = { ...description, functions: { cheat } };
    await expect(CompiledRules.load(code, other)).rejects.toThrow('has no function cheat');
  });
});
