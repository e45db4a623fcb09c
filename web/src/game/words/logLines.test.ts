import { describe, expect, it } from 'vitest';
import { drove, made, said, table, turn, undid } from '../../testing/game';
import { FakeConnection } from '../../testing/connection.svelte';
import type { Claim, Happening, Result, ShownEntry } from '../../wire/wire';
import { listLogLines } from './logLines';

const viewerOf = (...at: ConstructorParameters<typeof FakeConnection>) =>
  new FakeConnection(...at).play().viewer;

describe('listLogLines', () => {
  const why = { move: 'drive miami', code: 'passes', purpose: null, figures: {} } as const;
  const ended = (result: Result): Happening => ({
    event: 'ended',
    audience: null,
    result,
    cause: result === 'won' ? 'cures' : 'cards',
    disease: null,
  });

  it('has a line for everything that a move made happen, and its reason at the last', () => {
    const lines = listLogLines(
      viewerOf(table(), [made(1, 'next', [drove('miami'), turn(1)], { why })]),
      9,
    );
    expect(lines.map(({ key, text, kind, undone }) => ({ key, text, kind, undone }))).toEqual([
      { key: '1 0', text: 'The Medic moves to Miami.', kind: 'happening', undone: false },
      { key: '1 1', text: 'It is the Scientist’s turn.', kind: 'turn', undone: false },
    ]);
    expect(lines.map((line) => line.why)).toEqual(['', 'There is no better use for the actions.']);
  });

  it('says what a turn is for before its first move', () => {
    const says: Claim[] = [
      { code: 'cures', figures: { disease: 'blue', city: 'paris' }, futures: null, of: 100 },
    ];
    const log = [made(1, 'drive miami', [drove('miami'), turn(1)], { why: { ...why, says } })];
    const plans = listLogLines(viewerOf(table(), log), 9).map(({ plan }) => plan);
    expect(plans).toEqual(['Discover the cure for blue in Paris.', '']);
  });

  it('strikes out what was undone', () => {
    const log = [made(1, 'drive miami', [drove('miami')]), undid(2)];
    const lines = listLogLines(viewerOf(table(), log), 9);
    expect(lines.map(({ text, undone }) => [text, undone])).toEqual([
      ['The Medic moves to Miami.', true],
      ['Ada undoes a move.', false],
    ]);
  });

  it('sounds the tone of an ending', () => {
    const kinds = (['won', 'lost'] as const).map(
      (result) => listLogLines(viewerOf(table(), [made(1, 'next', [ended(result)])]), 9)[0]?.kind,
    );
    expect(kinds).toEqual(['good', 'alarm']);
  });

  it('shows who said what, and why a bot declined', () => {
    const log: ShownEntry[] = [
      said(1, 'max'),
      {
        kind: 'answered',
        seq: 2,
        by: 'bot:1',
        request: 1,
        seat: 1,
        yes: false,
        always: false,
        why: { move: '', code: 'declines', purpose: null, figures: {} },
      },
      { kind: 'went_on', seq: 3, by: 'ada', holder: 'ada' },
    ];
    expect(listLogLines(viewerOf(table(), log), 9)).toEqual([
      {
        key: '1',
        text: 'hello',
        kind: 'said',
        undone: false,
        name: 'Max',
        person: { id: 'max', name: 'Max' },
      },
      {
        key: '2',
        text: 'Bot Fox 2 declines.',
        kind: 'request',
        undone: false,
        why: 'Something else seems better for this turn.',
      },
    ]);
  });

  it('hides drawn cards from other seats until the end', () => {
    const drew: Happening = { event: 'drew', audience: [0], player: 'medic', card: 'paris' };
    const log = [made(1, 'next', [drew])];
    const text = (at = table()) => listLogLines(viewerOf(at, log), 9, 1)[0]?.text;
    expect(text()).toBe('The Medic draws a hidden card.');
    expect(text(table({ closed: true }))).toBe('The Medic draws Paris (blue).');
  });

  it('shows the newest entries only', () => {
    const log = [made(1, 'drive miami', [drove('miami')]), undid(2)];
    expect(listLogLines(viewerOf(table(), log), 1)).toHaveLength(1);
  });
});
