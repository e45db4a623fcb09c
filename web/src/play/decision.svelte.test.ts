import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../testing/connection.svelte';
import { move, players, position, table, view } from '../testing/game';
import type { ShownWindow, Table } from '../wire/wire';

const ADA = { holder: 'ada', owner: null, bot: null };

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

it('confirms a move that breaks a nearly complete set', () => {
  const hand = ['paris', 'essen', 'london', 'milan'];
  const players = [{ role: 'medic' as const, city: 'atlanta', hand }];
  const { decision } = new FakeConnection(
    table({}, { views: [view(position({ players }))] }),
  ).play();
  expect(decision.needsConfirmation(move('direct paris'))).toBe(true);
  expect(decision.needsConfirmation(move('treat blue'))).toBe(false);
});

it('confirms a request for a card that another player may not have, unless it is planned', async () => {
  const seated = (...hand: (string | null)[]) =>
    new FakeConnection(
      table({}, { views: [view(position({ players: players('scientist', { hand }) }))] }),
    ).play();
  const request = move('take atlanta from scientist', { card: 'atlanta', partner: 'scientist' });
  expect(seated(null, 'paris').decision.needsConfirmation(request)).toBe(true);
  expect(seated(null, 'atlanta').decision.needsConfirmation(request)).toBe(false);
  const { decision, planning } = seated(null);
  void planning.start(0);
  expect(decision.needsConfirmation(request)).toBe(false);
});

describe('an event window', () => {
  const open = { moment: 'infect', pauses: [], asks: [], holds: [], can_hold: true, pause: 2000 };
  const at = (window: Partial<ShownWindow> | null, change: Partial<Table> = {}) =>
    new FakeConnection(
      table({ window: window && ({ ...open, ...window } as ShownWindow), ...change }),
    ).play().decision;

  it.each<Partial<ShownWindow>>([{ pauses: ['ada'] }, { asks: ['ada'] }, { holds: ['ada'] }])(
    'stops the person whom it names: %o',
    (named) => {
      expect(at(named).inWindow).toBe(true);
    },
  );

  it('does not stop others', () => {
    expect(at({ asks: ['max'] }).inWindow).toBe(false);
    expect(at(null).inWindow).toBe(false);
  });

  it('waits for a person who was asked or holds it, and not for a pause', () => {
    expect(at({ pauses: ['ada'] }).isWaitedFor).toBe(false);
    expect(at({ asks: ['ada'] }).isWaitedFor).toBe(true);
    expect(at({ holds: ['ada'] }).isWaitedFor).toBe(true);
  });

  it('can be held if the table allows it', () => {
    expect(at({ pauses: ['ada'] }).canHold).toBe(true);
    expect(at({ pauses: ['ada'], can_hold: false }).canHold).toBe(false);
    expect(at(null).canHold).toBe(false);
  });
});
