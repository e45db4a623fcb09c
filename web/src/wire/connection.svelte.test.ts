import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { made, said, table } from '../testing/game';
import { FakeSocket, fakeSockets } from '../testing/socket';
import { TableConnection } from './connection.svelte';
import type { ShownEntry } from './wire';

const PATIENCE = 8000; // ms

describe('the connection of a table', () => {
  let connection: TableConnection;
  let socket: () => FakeSocket;
  const heard: Record<string, () => void> = {};

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const listen = (name: string, act: () => void) => (heard[name] = act);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('document', { hidden: false, addEventListener: listen });
    socket = fakeSockets();
    connection = new TableConnection('t1');
    socket().accept();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  const clocks = { away: [], pause_left: null, held_for: {} };
  const update = (seq: number, ...entries: ShownEntry[]) =>
    socket().say({ type: 'update', seq, entries, table: table({ seq }), ...clocks });

  it('tells by its own clock when a pause ends and since when somebody holds the game', () => {
    vi.setSystemTime(50_000);
    const times = { ...clocks, pause_left: 1500, held_for: { max: 8000 } };
    socket().say({ type: 'update', seq: 1, entries: [], table: table(), ...times });
    expect(connection.pauseEnds).toBe(51_500);
    expect(connection.heldSince).toEqual({ max: 42_000 });
    update(2);
    expect(connection.pauseEnds).toBeNull();
  });

  it('opens a socket to the table, on a screen for everyone as a spectator', () => {
    expect(String(socket().address)).toBe('wss://example.org/api/tables/t1/socket');
    expect(connection.status).toBe('open');
    const watching = new TableConnection('t1', { watching: true });
    expect(socket().address.search).toBe('?watch=1');
    watching.close();
  });

  it('keeps the newest table and the whole log', () => {
    update(1, made(1, 'build'));
    update(3, made(1, 'build'), said(2, 'max'), made(3, 'pass'));
    expect(connection.table?.seq).toBe(3);
    expect(connection.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(connection.moment).toBe(3);
    update(4, said(4, 'max'));
    expect(connection.moment).toBe(3); // chat changes no position
  });

  it('drops older entries if some between are missing', () => {
    update(1, made(1, 'build'));
    update(9, made(8, 'pass'), made(9, 'next'));
    expect(connection.entries.map(({ seq }) => seq)).toEqual([8, 9]);
  });

  it('answers a command when the table includes its change', async () => {
    const sending = connection.send({ do: 'undo' });
    const answered = vi.fn();
    void sending.then(answered);
    const { id } = socket().sent[0] ?? {};
    socket().say({ type: 'done', id, seq: 5 });
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).not.toHaveBeenCalled();
    update(5);
    expect(await sending).toMatchObject({ type: 'done', seq: 5 });
    expect(connection.pending).toEqual([]);
  });

  it('takes a refusal without an id for the oldest pending command', async () => {
    const [first, second] = [connection.send({ do: 'undo' }), connection.send({ do: 'redo' })];
    socket().say({ type: 'refused', id: null, code: 'unreadable' });
    expect(await first).toMatchObject({ code: 'unreadable' });
    expect(connection.pending).toHaveLength(1);
    socket().say({ type: 'refused', id: socket().sent[1]?.['id'], code: 'not_now' });
    expect(await second).toMatchObject({ code: 'not_now' });
  });

  it('answers a request at once', async () => {
    const asking = connection.ask({ do: 'odds' });
    socket().say({ type: 'odds', id: socket().sent[0]?.['id'] });
    expect(await asking).toMatchObject({ type: 'odds' });
  });

  it('shows the plans that others are making, until the next connection', () => {
    socket().say({ type: 'drafts', plans: [{ by: 'max', seat: 1, moves: [], after: null }] });
    expect(connection.drafts).toHaveLength(1);
    socket().close();
    vi.advanceTimersByTime(300);
    socket().accept();
    expect(connection.drafts).toEqual([]);
  });

  describe('that was lost', () => {
    it('sends pending commands again, and asks only for new entries', () => {
      update(4, made(4, 'build'));
      void connection.send({ do: 'undo' });
      const [command] = socket().sent;
      socket().close();
      expect(connection.status).toBe('lost');
      vi.advanceTimersByTime(300);
      expect(socket().address.search).toBe('?seen=4');
      socket().accept();
      expect(socket().sent).toEqual([command]);
      expect(connection.sockets).toBe(2);
    });

    it('waits longer after each failure, until a table arrives', () => {
      socket().close();
      vi.advanceTimersByTime(300);
      socket().close();
      vi.advanceTimersByTime(599);
      expect(FakeSocket.all).toHaveLength(2);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(3);
      expect(connection.failures).toBe(2);
      socket().accept();
      update(1);
      expect(connection.failures).toBe(0);
    });

    it('ignores what an abandoned socket says', () => {
      const old = socket();
      old.close();
      vi.advanceTimersByTime(300);
      old.say({ type: 'update', seq: 9, entries: [], table: table(), ...clocks });
      expect(connection.table).toBeNull();
    });

    it('connects at once when the network is back', () => {
      socket().close();
      heard['online']?.();
      expect(FakeSocket.all).toHaveLength(2);
    });

    it('is noticed when an answer is overdue, but bots may think for longer', () => {
      void connection.ask({ do: 'advice' });
      vi.advanceTimersByTime(2 * PATIENCE);
      expect(FakeSocket.all).toHaveLength(1);
      void connection.send({ do: 'undo' });
      vi.advanceTimersByTime(2 * PATIENCE);
      expect(FakeSocket.all.length).toBeGreaterThan(1);
    });

    it('is noticed when the person returns to the page', () => {
      void connection.send({ do: 'undo' });
      vi.setSystemTime(Date.now() + 2 * PATIENCE);
      heard['visibilitychange']?.();
      expect(FakeSocket.all).toHaveLength(2);
    });
  });

  it('is closed for good if the server does not show the table any more', () => {
    socket().close(1008, 'suspended');
    expect(connection.refused).toBe('suspended');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('reloads the page of a device that was signed out', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    socket().close(4401);
    expect(reload).toHaveBeenCalledOnce();
  });
});
