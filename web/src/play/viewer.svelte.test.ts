import { afterEach, describe, expect, it } from 'vitest';
import { blocks } from '../lib/person/blocks.svelte';
import { FakeConnection } from '../testing/connection.svelte';
import { made, move, position, said, table, turn, undid, view } from '../testing/game';
import type { Request, ShownEntry, ShownPlan, Table, Turn } from '../wire/wire';

const ADA = { holder: 'ada', owner: null, bot: null };
const MAX = { holder: 'max', owner: null, bot: null };
const hidden = position({ hands: 'private' });
/** Both seats on Ada's screen, with hands that are private. */
const shared = (change: Partial<Table> = {}) =>
  table(
    { seats: [ADA, ADA], ...change },
    { views: [view(hidden), view({ ...hidden, viewer: 1 })], outcome: null },
  );
const viewerOf = (...at: ConstructorParameters<typeof FakeConnection>) =>
  new FakeConnection(...at).play().viewer;

afterEach(() => {
  blocks.people = [];
});

describe('the seat of a viewer', () => {
  it('is the one that must act, even in the turn of another seat', () => {
    const at = table({ seats: [ADA, ADA], waiting: [{ for: 'discard', seat: 1 }] });
    expect(viewerOf(at).seat).toBe(1);
  });

  it('is the one whose turn it is if none must act, else the first one', () => {
    const later = { views: [view(position({ turn: { seat: 1 } }))] };
    expect(viewerOf(table({ seats: [ADA, ADA], waiting: [] }, later)).seat).toBe(1);
    expect(viewerOf(table({ seats: [ADA, MAX], waiting: [] }, later)).seat).toBe(0);
  });

  it('is missing for a spectator', () => {
    const viewer = viewerOf(table({ you: 'zoe' }));
    expect(viewer.isSpectator).toBe(true);
    expect(viewer.seat).toBeNull();
    expect(viewer.holds(0)).toBe(false);
  });
});

describe('the curtain of a shared screen', () => {
  it('hides the hands until the player whose turn it is takes the screen', () => {
    const viewer = viewerOf(shared());
    expect([viewer.isScreenShared, viewer.curtain, viewer.seat]).toEqual([true, 0, null]);
    viewer.revealTo(0);
    expect([viewer.curtain, viewer.seat]).toEqual([null, 0]);
  });

  it('falls when another seat must act', () => {
    const connection = new FakeConnection(shared());
    const { viewer } = connection.play();
    viewer.revealTo(0);
    connection.table = shared({ waiting: [{ for: 'discard', seat: 1 }] });
    expect(viewer.curtain).toBe(1);
    viewer.revealTo(1);
    expect(viewer.position.viewer).toBe(1);
  });

  it('waits until the board has shown the end of the turn', () => {
    const connection = new FakeConnection(shared());
    const { viewer } = connection.play({ holds: true, position: position() });
    viewer.revealTo(0);
    connection.table = shared({ waiting: [{ for: 'discard', seat: 1 }] });
    expect(viewer.isBehind).toBe(true);
    expect(viewer.curtain).toBeNull();
  });

  it('is not needed with open hands, at a practice table, or after the end', () => {
    const practice = { table: 't0', seq: 1, turn: 3, day: null, loss: null, puzzle: null };
    expect(viewerOf(table({ seats: [ADA, ADA] })).isScreenShared).toBe(false);
    expect(viewerOf(shared({ practice })).isScreenShared).toBe(false);
    expect(viewerOf(shared({ closed: true })).isScreenShared).toBe(false);
  });
});

describe('the log of a viewer', () => {
  it('leaves out undone moves and what blocked people said', () => {
    blocks.people = [{ id: 'max', name: 'Max', since: 0 }];
    const log = [made(1, 'drive chicago'), undid(2), said(3, 'max'), made(4, 'pass')];
    const viewer = viewerOf(table(), log);
    expect(viewer.entries.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    expect(viewer.liveMoves.map(({ text }) => text)).toEqual(['pass']);
  });

  it('counts turns, at a practice table from the turn of its game', () => {
    const log = [made(1, 'next', [turn(1)]), made(2, 'next', [turn(0)])];
    const practice = { table: 't0', seq: 1, turn: 5, day: null, loss: null, puzzle: null };
    expect(viewerOf(table(), log).turnNumber).toBe(3);
    expect(viewerOf(table({ practice }), log).turnNumber).toBe(7);
  });
});

describe('requests to a viewer', () => {
  const request = (card: string, of = [0]): Request => ({
    number: 1,
    seat: 1,
    of,
    steps: [
      {
        text: `take ${card} from medic`,
        parts: move(`take ${card} from medic`, { card }),
        of,
        preview: [],
      },
    ],
    why: null,
  });

  it('are those to their own seats', () => {
    const [mine, other] = [request('paris'), request('paris', [1])];
    expect(viewerOf(table({ requests: [other, mine] })).requests).toEqual([mine]);
  });

  it('may ask for a card that is not in the hand', () => {
    const viewer = viewerOf();
    expect(viewer.lacksCard(request('paris'))).toBe(false);
    expect(viewer.lacksCard(request('lima'))).toBe(true);
    expect(viewer.lacksCard(request('lima', [1]))).toBe(false);
    expect(viewer.lacksCard({ ...request('lima'), steps: [] })).toBe(false);
  });
});

describe('the plans that a viewer sees', () => {
  const plan = (seat = 0, number = 2, by = 'max'): ShownPlan => ({
    ...{ by, seat, number, after: null, comments: [] },
    moves: ['drive miami', 'treat blue', 'treat blue'].map((text) => move(text)),
  });
  const seen = (plans: ShownPlan[], log: ShownEntry[] = [], turn: Partial<Turn> = {}) =>
    viewerOf(table({ plans }, { views: [view(position({ turn }))] }), log).plans;

  it('leave out those of blocked people', () => {
    blocks.people = [{ id: 'zoe', name: 'Zoe', since: 0 }];
    expect(seen([plan(), plan(1, 3, 'zoe')])).toEqual([plan()]);
  });

  it('end with the actions of their seat, and not while an action waits for an event', () => {
    const plans = [plan(0), plan(1)];
    expect(seen(plans, [], { phase: 'draw' })).toEqual([plan(1)]);
    expect(seen(plans, [], { phase: 'forecast', resume: ['actions'] })).toEqual(plans);
  });

  it('end when all their steps were played, and are back when a step is undone', () => {
    const early = made(1, 'treat blue');
    const steps = [made(3, 'drive miami'), made(4, 'treat blue')];
    const last = made(6, 'treat blue');
    const plans = [plan(0), plan(1)];
    expect(seen(plans, [early, ...steps])).toEqual(plans);
    expect(seen(plans, [early, ...steps, made(5, 'grant lima', [], { seat: 1 }), last])).toEqual([
      plan(1),
    ]);
    expect(seen(plans, [early, ...steps, last, undid(7)])).toEqual(plans);
  });
});
