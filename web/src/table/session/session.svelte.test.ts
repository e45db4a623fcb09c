import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/person/settings.svelte';
import { FakeConnection } from '../../testing/connection.svelte';
import { withEffects } from '../../testing/effects.svelte';
import { drove, made, move, position, said, table, turn, view } from '../../testing/game';
import { api } from '../../wire/api';
import type { Practice, ShownEntry, Table } from '../../wire/wire';
import { TableSession } from './session.svelte';

const EXERCISE: Practice = { table: 't0', seq: 1, turn: 3, day: null, loss: 0.2, puzzle: null };

function open(change: Partial<Table> = {}, entries: ShownEntry[] = []) {
  const connection = new FakeConnection(table(change), entries);
  connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: view(position()) });
  const session = withEffects(() => new TableSession(connection.real));
  return { connection, session };
}
const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width);
};

afterEach(() => {
  settings.speed = 'calm';
  vi.useRealTimers();
});

describe('a table', () => {
  it('asks for cards only at a real deck', () => {
    expect(open().session.cardPrompt).toBeNull();
    expect(open({ setup: { ...table().setup, cards: [] } }).session.cardPrompt).not.toBeNull();
  });

  it('is an exercise only if its turn is checked', () => {
    expect(open({ practice: { ...EXERCISE, loss: null } }).session.exercise).toBeNull();
    const { session } = open({ practice: EXERCISE });
    expect(session.turnEnd.exercise).toBe(session.exercise);
    expect(session.pages.tabs).toContain('exercise');
    expect(session.pages.tab).toBe('exercise');
  });
});

describe('the board', () => {
  it('shows earlier positions while it catches up, and the hand of the turn that it shows', () => {
    vi.useFakeTimers();
    const { connection, session } = open();
    const before = session.shown;
    session.animation.receive([], before, 0, 'ada');
    const log = [
      made(1, 'next', [turn(1)], { by: null }),
      made(2, 'drive chicago', [drove('chicago', 'scientist')], { by: 'bot:1', seat: 1 }),
    ];
    const later = position({ turn: { seat: 1 }, outbreaks: 5 });
    connection.table = table({}, { views: [view(later)] });
    connection.entries = log;
    session.animation.receive(log, before, 0, 'ada');
    expect(session.play.viewer.isBehind).toBe(true);
    expect(session.shown.outbreaks).toBe(before.outbreaks);
    expect(session.handSeat).toBe(0);
    expect(session.turnNumber).toBeLessThanOrEqual(2);
    session.animation.skip();
    expect(session.shown.outbreaks).toBe(5);
    expect(session.turnNumber).toBe(2);
  });

  it('shows the plan while one is made', async () => {
    const { connection, session } = open();
    const planned = view(position({ outbreaks: 7 }));
    connection.onAsk = () => ({ type: 'plan', before: [], steps: [], view: planned });
    await session.play.planning.start(0);
    expect(session.shown.outbreaks).toBe(7);
  });
});

describe('the pages beside the map', () => {
  it('are the log and the decks, with odds and advice where the table allows them', () => {
    const { setup } = table();
    expect(open().session.pages.sides).toEqual(['log', 'decks', 'lens']);
    expect(open({ setup: { ...setup, help: 'off' } }).session.pages.sides).toEqual([
      'log',
      'decks',
    ]);
    const { pages } = open({ setup: { ...setup, help: 'coach' } }).session;
    expect(pages.sides).toEqual(['log', 'decks', 'lens', 'coach']);
    expect(pages.tabs).toEqual(['map', 'team', 'decks', 'log', 'coach']);
  });

  it('turn to the plan when one is started, and back when it ends', async () => {
    const { session } = open();
    const { pages, play } = session;
    await play.planning.start(0);
    flushSync();
    expect([pages.sidePage, pages.tab]).toEqual(['plan', 'map']); // it is made on the map
    play.planning.plan.stop();
    expect(pages.sidePage).toBe('log');
  });

  it('switch between the decks and the log, and to the lens', () => {
    const { lens, pages } = open().session;
    pages.toggleDecks();
    expect(pages.sidePage).toBe('decks');
    pages.turnTo('lens');
    expect([pages.sidePage, lens.open]).toEqual(['lens', true]);
    pages.toggleDecks();
    expect([pages.sidePage, lens.open]).toEqual(['log', false]);
  });

  it('fall back to the map on a phone if a page is gone', () => {
    const { pages } = open().session;
    pages.tab = 'hand';
    expect(pages.tab).toBe('hand');
    pages.tab = 'coach';
    expect(pages.tab).toBe('map');
  });

  it('count the messages of others until the log is visible', () => {
    resize(1280);
    const { connection, session } = open();
    const { pages } = session;
    pages.turnTo('decks');
    flushSync();
    connection.entries = [said(1, 'max'), said(2, 'ada'), said(3, 'max')];
    expect(pages.unread.log).toBe(2);
    pages.turnTo('log');
    flushSync();
    expect(pages.unread.log).toBe(0);
  });

  it('show the map of a phone when a turn was checked: the dock says the result', async () => {
    vi.spyOn(api, 'check').mockResolvedValue({ better: [move('build')] } as never);
    const { exercise, pages } = open({ practice: EXERCISE }).session;
    pages.tab = 'exercise';
    await exercise?.check();
    flushSync();
    expect([pages.tab, pages.sidePage]).toEqual(['map', 'exercise']);
  });
});
