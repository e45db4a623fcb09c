import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocks } from '../lib/person/blocks.svelte';
import { settings } from '../lib/person/settings.svelte';
import { DONE, FakeConnection, refused, settled } from '../testing/connection.svelte';
import { drove, made, move, position, table, turn, view } from '../testing/game';
import type { ShownDraft, Table, Turn } from '../wire/wire';

const ADA = { holder: 'ada', owner: null, bot: null };

/** Return a table at which every planned step is legal. */
function at(change: Partial<Table> = {}, turn: Partial<Turn> = {}) {
  const connection = new FakeConnection(table(change, { views: [view(position({ turn }))] }));
  connection.onAsk = (question) => ({
    type: 'plan',
    before: [],
    steps:
      question.do === 'plan'
        ? question.moves.map((text) => ({ move: text, cards: [], refusal: null, parts: null }))
        : [],
    view: view(position({ turn })),
  });
  const sent = () => connection.sent.map((wish) => (wish.do === 'move' ? wish.text : wish.do));
  return { connection, sent, ...connection.play() };
}

beforeEach(() => {
  settings.speed = 'none';
});
afterEach(() => {
  settings.signals = true;
  blocks.people = [];
});

describe('who can be planned for', () => {
  it('is every seat during the own actions', () => {
    const { planning } = at();
    expect([planning.canPlan, planning.seat, planning.seats]).toEqual([true, 0, [0, 1]]);
  });

  it('is not the seat between its actions and the end of its turn', () => {
    const { planning } = at({}, { phase: 'draw' });
    expect([planning.canPlan, planning.seats]).toEqual([false, [1]]);
  });

  it('is my seat in the turn of another', () => {
    const { planning } = at({}, { seat: 1 });
    expect([planning.seat, planning.canAdopt]).toEqual([0, false]);
  });

  it('is nobody for spectators and after the end', () => {
    expect(at({ you: 'zoe' }).planning.seats).toEqual([]);
    expect(at({ closed: true }).planning.seats).toEqual([]);
  });

  it('is only the seat that looks at a shared screen', () => {
    const hands = position({ hands: 'private' });
    const connection = new FakeConnection(
      table({ seats: [ADA, ADA] }, { views: [view(hands), view({ ...hands, viewer: 1 })] }),
    );
    const { planning, viewer } = connection.play();
    expect(planning.seats).toEqual([]);
    viewer.revealTo(0);
    expect(planning.seats).toEqual([0]);
  });
});

describe('starting and stopping', () => {
  it('toggles the plan, and cancels a choice', () => {
    const { choosing, planning } = at();
    choosing.ask([move('treat blue')], 'Treat');
    planning.toggle();
    expect([planning.plan.isOn, planning.plan.seat, choosing.choice]).toEqual([true, 0, null]);
    planning.toggle();
    expect(planning.plan.isOn).toBe(false);
  });

  it('does not start a plan for a seat that cannot be planned', async () => {
    const { planning } = at({}, { phase: 'draw' });
    planning.toggle();
    await planning.start(0, ['build']);
    expect(planning.plan.isOn).toBe(false);
  });

  it('goes on with the next seat, once for each', async () => {
    const { planning } = at();
    await planning.start(0);
    expect(planning.nextSeat).toBeNull();
    await planning.plan.change(['build']);
    expect(planning.nextSeat).toBe(1);
    await planning.startNext();
    expect(planning.plan.turns).toEqual([
      { seat: 0, moves: ['build'] },
      { seat: 1, moves: [] },
    ]);
    await planning.plan.change(['pass']);
    expect(planning.nextSeat).toBeNull();
  });

  it('resumes after a reload', async () => {
    const { connection, planning } = at();
    await planning.start(0, ['build']);
    const reloaded = connection.play().planning;
    reloaded.resume();
    await settled();
    expect(reloaded.plan.moves).toEqual(['build']);
  });
});

describe('a change of the table', () => {
  it('checks the plan again', async () => {
    const { connection, planning } = at();
    planning.refresh();
    await planning.start(0, ['build']);
    planning.refresh();
    expect(connection.asked).toHaveLength(2);
    expect(planning.plan.isOn).toBe(true);
  });

  it('drops the turn that is over, and ends a plan for a seat that cannot be planned', async () => {
    const { connection, planning } = at();
    planning.refresh();
    await planning.start(1, ['pass'], [{ seat: 0, moves: ['build'] }]);
    connection.table = table({}, { views: [view(position({ turn: { seat: 1 } }))] });
    planning.refresh();
    expect(planning.plan.turns).toEqual([{ seat: 1, moves: ['pass'] }]);
    connection.table = table({ closed: true });
    planning.refresh();
    expect(planning.plan.isOn).toBe(false);
  });
});

describe('playing a plan', () => {
  it('plays the first turn and keeps the later ones', async () => {
    const { planning, sent } = at();
    await planning.start(1, ['pass'], [{ seat: 0, moves: ['build', 'treat blue'] }]);
    expect(planning.canAdopt).toBe(true);
    await planning.adopt(2);
    expect(sent()).toEqual(['build', 'treat blue']);
    expect(planning.plan.isOn).toBe(false);
    planning.toggle(); // goes on with what was left
    expect(planning.plan.turns).toEqual([{ seat: 1, moves: ['pass'] }]);
  });

  it('keeps what a refused step leaves', async () => {
    const { connection, planning } = at();
    connection.onSend = (wish) =>
      wish.do === 'move' && wish.text === 'treat blue' ? refused('no_cubes') : DONE;
    await planning.start(0, ['build', 'treat blue', 'pass']);
    await planning.adopt(3);
    expect(planning.plan.moves).toEqual(['treat blue', 'pass']);
  });

  /** Play a plan whose first step needs consent; `answer` answers the request. */
  async function playsAsking(answer: (connection: FakeConnection) => void) {
    const { connection, planning, sent } = at();
    const request = { number: 1, seat: 0, of: [1], steps: [], why: null };
    connection.onSend = () => {
      if (sent().length > 1) return DONE;
      connection.table = { ...connection.table, requests: [request] };
      setTimeout(() => {
        connection.table = { ...connection.table, requests: [] };
        answer(connection);
      });
      return DONE;
    };
    await planning.start(0, ['take lima from scientist', 'pass']);
    await planning.adopt(2);
    return { planning, sent: sent() };
  }

  it('goes on after the consent to a step', async () => {
    const { sent } = await playsAsking((connection) => {
      connection.entries = [made(3, 'take lima from scientist')];
    });
    expect(sent).toEqual(['take lima from scientist', 'pass']);
  });

  it('stops at a step that somebody declines', async () => {
    const { planning, sent } = await playsAsking(() => {});
    expect(sent).toEqual(['take lima from scientist']);
    expect(planning.plan.moves).toEqual(['take lima from scientist', 'pass']);
  });

  it('plays a shared plan in my turn, and only opens it in another', async () => {
    const own = at();
    await own.planning.playShared(0, ['build']);
    expect(own.sent()).toEqual(['build']);
    const other = at({}, { seat: 1 });
    await other.planning.playShared(0, ['build']);
    expect(other.sent()).toEqual([]);
    expect(other.planning.plan.moves).toEqual(['build']);
  });

  it('is shown to the team instead, and ends if that is accepted', async () => {
    const { connection, planning, sent } = at();
    await planning.start(0, ['build']);
    connection.onSend = () => refused('too_many');
    await planning.suggest();
    expect(planning.plan.isOn).toBe(true);
    connection.onSend = () => DONE;
    await planning.suggest();
    expect(sent()).toEqual(['suggest', 'suggest']);
    expect(planning.plan.isOn).toBe(false);
  });
});

it('shows the drafts of others, unless they are blocked, signals are off, or I plan', async () => {
  const { connection, planning } = at();
  const draft = (by: string): ShownDraft => ({ by, seat: 1, moves: [], after: null });
  connection.drafts = [draft('max'), draft('zoe')];
  blocks.people = [{ id: 'zoe', name: 'Zoe', since: 0 }];
  expect(planning.drafts).toEqual([draft('max')]);
  settings.signals = false;
  expect(planning.drafts).toEqual([]);
  settings.signals = true;
  await planning.start(0);
  expect(planning.drafts).toEqual([]);
});

describe('a plan that somebody else shows', () => {
  const shown = (by: string, number: number, seat = 0) => ({
    by,
    seat,
    number,
    after: null,
    moves: [move('build')],
    comments: [],
  });
  const plans = [shown('max', 2), shown('ada', 3), shown('max', 2, 1)];

  it('is proposed for each turn, and the own one is not', () => {
    const { planning } = at({ plans });
    expect(planning.proposed).toEqual([plans[0], plans[2]]);
    expect(planning.forMe).toEqual(plans[0]);
  });

  it('is no longer when its turn has begun, unless it is newer than the last move', () => {
    const { connection, planning } = at({ plans });
    connection.entries = [made(4, 'drive miami', [drove('miami')])];
    expect(planning.proposed).toEqual([plans[2]]);
    connection.table = { ...connection.table, plans: [shown('max', 5)] };
    expect(planning.forMe?.number).toBe(5);
    connection.entries = [...connection.entries, made(6, 'next', [turn(0)])];
    expect(planning.forMe?.number).toBe(5);
  });

  it('cannot be played in the turn of another, nor is it proposed by blocked people', () => {
    expect(at({ plans }, { seat: 1 }).planning.forMe).toBeNull();
    blocks.people = [{ id: 'max', name: 'Max' }] as never;
    expect(at({ plans }).planning.proposed).toEqual([]);
  });
});
