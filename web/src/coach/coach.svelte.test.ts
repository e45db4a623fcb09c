import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../lib/person/settings.svelte';
import { FakeConnection, refused } from '../testing/connection.svelte';
import { made, move, position, table, undid, view } from '../testing/game';
import type { AdvisedTurn, Request, ShownEntry, Table } from '../wire/wire';
import { Coach } from './coach.svelte';

const SETUP = { ...table().setup, help: 'coach' as const };

const advised = (...texts: string[]): AdvisedTurn => ({
  says: [],
  moves: texts,
  steps: texts.map((text) => move(text)),
  reasons: [],
  chance: 0.5,
  wins: 1,
  futures: 2,
  contrast: null,
  tempting: false,
});
const best = advised('drive chicago', 'treat blue');
const second = advised('build', 'treat blue');

function ask(change: Partial<Table> = {}, game: Parameters<typeof table>[1] = {}) {
  const connection = new FakeConnection(table({ setup: SETUP, ...change }, game));
  connection.onAsk = () => ({ type: 'advice', turns: [best, second], answer: null });
  const play = connection.play();
  const { viewer, decision, choosing, planning, run } = play;
  const coach = new Coach(viewer, decision, choosing, planning.plan, run);
  const log = (...entries: ShownEntry[]) => {
    connection.entries = [...connection.entries, ...entries];
  };
  return { coach, connection, log, ...play };
}

beforeEach(() => {
  settings.speed = 'none';
});
afterEach(() => {
  settings.speed = 'calm';
});

describe('the coach', () => {
  it('is for players of a running game at a table that allows advice', () => {
    expect(ask().coach.allowed).toBe(true);
    expect(ask({ setup: table().setup }).coach.allowed).toBe(false);
    expect(ask({ you: 'zoe' }).coach.allowed).toBe(false);
    expect(ask({ closed: true }).coach.allowed).toBe(false);
  });

  it('advises the seat that acts, or that has something else to decide', () => {
    expect(ask().coach.seat).toBe(0);
    const other = position({ turn: { seat: 1 } });
    expect(ask({}, { views: [view(other)] }).coach.seat).toBeNull();
    const discard = position({ turn: { seat: 1, phase: 'discard' } });
    const legal = [move('next'), move('discard paris', { seat: 0 })];
    expect(ask({}, { views: [view(discard, legal)] }).coach.seat).toBe(0);
  });
});

describe('a turn that is tried in a what-if', () => {
  const practice = { table: 't0', seq: 1, turn: 3, day: null, loss: null, puzzle: null };

  it('can be checked once it has begun, by the player whose turn it is', () => {
    const { coach, log, viewer } = ask({ practice });
    expect(coach.triedBy).toBeNull();
    log(made(1, 'drive chicago'));
    expect(coach.triedBy).toBe(viewer);
    log(made(2, 'next'));
    expect(coach.triedBy).toBeNull();
  });

  it('is not checked at other tables, without a coach or in the turn of somebody else', () => {
    const isOffered = (...given: Parameters<typeof ask>) => {
      const { coach, log } = ask(...given);
      log(made(1, 'drive chicago'));
      return coach.triedBy !== null;
    };
    expect(isOffered()).toBe(false);
    expect(isOffered({ practice: { ...practice, loss: 0.2 } })).toBe(false);
    expect(isOffered({ practice, setup: table().setup })).toBe(false);
    const other = position({ turn: { seat: 1 } });
    expect(isOffered({ practice }, { views: [view(other)] })).toBe(false);
  });
});

describe('advice', () => {
  it('is there for this turn only', async () => {
    const { coach, connection } = ask();
    expect(coach.turns).toBeNull();
    await coach.advise();
    expect(coach.turns).toEqual([best, second]);
    connection.table = table(
      { setup: SETUP },
      { views: [view(position({ turn: { phase: 'draw' } }))] },
    );
    expect(coach.turns).toBeNull();
  });

  it('says why it has no advice', async () => {
    const { coach, connection } = ask();
    connection.onAsk = () => refused('no_help');
    await coach.advise();
    expect([coach.refusal?.code, coach.turns, coach.thinking]).toEqual(['no_help', null, false]);
  });

  it('is not requested twice, or by somebody who has nothing to decide', async () => {
    const { coach, connection } = ask();
    await Promise.all([coach.advise(), coach.advise()]);
    expect(connection.asked).toHaveLength(1);
    const waiting = ask({}, { views: [view(position({ turn: { seat: 1 } }))] });
    await waiting.coach.advise();
    expect(waiting.connection.asked).toEqual([]);
  });

  it('is the best turn, without the moves that were played, until the game differs', async () => {
    const { coach, log } = ask();
    await coach.advise();
    expect([coach.turn, coach.made, coach.other]).toEqual([best, 0, second]);
    log(made(10, 'drive chicago'));
    expect([coach.turn, coach.made, coach.other]).toEqual([best, 1, undefined]);
    expect(coach.left.map(({ text }) => text)).toEqual(['treat blue']);
    log(undid(11));
    expect(coach.other).toBe(second);
    log(undid(12)); // a move from before the advice
    expect([coach.turn, coach.made, coach.left]).toEqual([best, null, []]);
  });

  it('is the runner-up if the game follows that one', async () => {
    const { coach, log } = ask();
    await coach.advise();
    log(made(10, 'build'));
    expect([coach.turn, coach.made]).toEqual([second, 1]);
    log(made(11, 'pass'));
    expect([coach.turn, coach.made]).toEqual([best, null]);
  });

  it('is drawn on the map without the moves that were played', async () => {
    const { coach, log } = ask();
    expect(coach.drawing).toBeNull();
    await coach.advise();
    expect(coach.drawing?.routes).toEqual([['atlanta', 'chicago']]);
    log(made(10, 'pass'));
    expect(coach.drawing).toBeNull();
  });

  it('is played until the game goes on differently', async () => {
    const { coach, connection, log } = ask();
    await coach.advise();
    connection.onSend = (wish) => {
      if (wish.do === 'move') log(made(10 + connection.sent.length, wish.text));
      return { type: 'done', id: '', seq: 0 };
    };
    await coach.play();
    expect(connection.sent).toMatchObject([{ text: 'drive chicago' }, { text: 'treat blue' }]);
    await coach.play();
    expect(connection.sent).toHaveLength(2);
  });

  it('is played on after the consent to a move', async () => {
    const { coach, connection, log } = ask();
    await coach.advise();
    const request = { number: 7, seat: 0, of: [1] } as Request;
    connection.onSend = (wish) => {
      connection.table = { ...connection.table, requests: [request] };
      setTimeout(() => {
        connection.table = { ...connection.table, requests: [] };
        if (wish.do === 'move') log(made(10 + connection.sent.length, wish.text));
      });
      return { type: 'done', id: '', seq: 0 };
    };
    await coach.play();
    expect(connection.sent).toMatchObject([{ text: 'drive chicago' }, { text: 'treat blue' }]);
  });

  it('is played up to a move that is declined', async () => {
    const { coach, connection, run } = ask();
    await coach.advise();
    await coach.play(); // it is never logged
    expect(connection.sent).toMatchObject([{ text: 'drive chicago' }]);
    expect(run.halted?.text).toBe('drive chicago');
  });

  it('is played up to a move that is refused', async () => {
    const { coach, connection } = ask();
    await coach.advise();
    connection.onSend = () => refused('no_cubes');
    await coach.play();
    expect(connection.sent).toMatchObject([{ text: 'drive chicago' }]);
  });

  it('answers a request for the seat that was asked', async () => {
    const { coach, connection } = ask();
    const request = { number: 7, of: [1, 0] } as Request;
    connection.onAsk = () => ({ type: 'advice', turns: [], answer: { yes: true, says: [] } });
    expect(await coach.answerTo(request)).toEqual({ yes: true, says: [] });
    expect(connection.asked).toEqual([{ do: 'advice', seat: 0, request: 7 }]);
    connection.onAsk = () => refused('no_help');
    expect(await coach.answerTo(request)).toBeNull();
  });
});

describe('the win chance', () => {
  const chance = { chance: 0.4, low: 0.3, high: 0.5, futures: 200 };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('becomes more precise in stages', async () => {
    const { coach, connection } = ask();
    connection.onAsk = () => ({ type: 'chance', chance });
    coach.watchChance();
    expect(coach.fresh).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    expect([coach.chance, coach.fresh]).toEqual([chance, true]);
    expect(connection.asked.map((question) => 'futures' in question && question.futures)).toEqual([
      200, 1000, 4000,
    ]);
  });

  it('stops when the page is left, and when the server refuses', async () => {
    const { coach, connection } = ask();
    const stop = coach.watchChance();
    stop();
    await vi.advanceTimersByTimeAsync(250);
    expect(connection.asked).toEqual([]);
    connection.onAsk = () => refused('busy');
    coach.watchChance();
    await vi.advanceTimersByTimeAsync(250);
    expect(connection.asked).toHaveLength(1);
    expect(coach.refusal?.code).toBe('busy');
  });
});
