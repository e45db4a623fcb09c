import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { FakeConnection } from '../testing/connection.svelte';
import { move, position, table, view } from '../testing/game';
import type { ShownGame, Table } from '../wire/wire';

const ADA = { holder: 'ada', owner: null, bot: null };

afterEach(() => {
  settings.speed = 'calm';
});

describe('legal moves', () => {
  it('are those of all own seats while nobody plans', () => {
    const views = [
      view(position(), [move('treat blue')]),
      view(position({ viewer: 1 }), [move('quiet', { seat: 1 })]),
    ];
    const { decision } = new FakeConnection(table({ seats: [ADA, ADA] }, { views })).play();
    expect(decision.moves.map(({ text }) => text)).toEqual(['treat blue', 'quiet']);
    expect(decision.movesOf('quiet')).toHaveLength(1);
  });

  it('wait until the board has caught up', () => {
    const { decision } = new FakeConnection().play({ holds: true, position: position() });
    expect(decision.moves).toEqual([]);
    expect(decision.isActing).toBe(false);
    expect(decision.legal).toHaveLength(3);
  });

  it('are hidden behind the curtain', () => {
    const hands = position({ hands: 'private' });
    const views = [view(hands, [move('treat blue')])];
    const { decision, viewer } = new FakeConnection(table({ seats: [ADA, ADA] }, { views })).play();
    expect(decision.moves).toEqual([]);
    viewer.revealTo(0);
    expect(decision.moves).toHaveLength(1);
  });

  it('are those after the plan while one is made, and none until it is checked', async () => {
    const connection = new FakeConnection();
    const { decision, planning } = connection.play();
    const planned = view(position({ outbreaks: 3 }), [move('build')]);
    connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: planned });
    const started = planning.start(0);
    expect(decision.moves).toEqual([]);
    await started;
    expect(decision.isPlanned).toBe(true);
    expect(decision.position.outbreaks).toBe(3);
    expect(decision.moves.map(({ text }) => text)).toEqual(['build']);
  });
});

it('warns of a move that breaks a nearly complete set', () => {
  const hand = ['paris', 'essen', 'london', 'milan'];
  const players = [{ role: 'medic' as const, city: 'atlanta', hand }];
  const { decision } = new FakeConnection(
    table({}, { views: [view(position({ players }))] }),
  ).play();
  expect(decision.breaksSet(move('direct paris'))).toBe(true);
  expect(decision.breaksSet(move('treat blue'))).toBe(false);
});

describe('an event window', () => {
  const window = (change: Partial<Table> = {}, game: Partial<ShownGame> = {}) =>
    new FakeConnection(
      table({ waiting: [{ for: 'window', holder: 'ada' }], ...change }, game),
    ).play().decision;

  it('waits for the person whom it names', () => {
    expect(window().inWindow).toBe(true);
    expect(window({ waiting: [{ for: 'window', holder: 'max' }] }).inWindow).toBe(false);
  });

  it('passes by itself after a moment', () => {
    expect(window().passesByItself).toBe(true);
  });

  it.each([
    ['the person asked to be asked', window({ settings: { order: 'always', agreeable: false } })],
    ['the deck is real', window({ setup: { ...table().setup, cards: [] } })],
    [
      'care is needed and an event could be played',
      window({}, { careful: true, views: [view(position(), [move('quiet')])] }),
    ],
  ])('stays open if %s', (_, decision) => {
    expect(decision.passesByItself).toBe(false);
  });

  it('stays open without animations', () => {
    settings.speed = 'none';
    expect(window().passesByItself).toBe(false);
  });
});
