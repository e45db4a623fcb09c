import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, fakeSockets } from '../testing/socket';
import { WatchParty, type Place } from './watchParty.svelte';

const place = (seq: number): Place => ({ seq, playing: false, city: null });

describe('watching a replay together', () => {
  let party: WatchParty;
  let socket: () => FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    socket = fakeSockets();
    party = new WatchParty('t1', 'FOX');
    socket().accept();
  });
  afterEach(() => {
    party.close();
    vi.useRealTimers();
  });

  it('shows what the leader shows', () => {
    expect(String(socket().address)).toBe('wss://example.org/api/tables/t1/replay/socket?with=FOX');
    const message = { type: 'watching', leader: 'Max', you: false, number: null, ...place(4) };
    socket().say(message);
    expect(party.shown).toEqual(message);
  });

  it('sends one place at a time, and then only the newest', () => {
    for (const seq of [1, 2, 3]) party.lead(place(seq));
    expect(socket().sent).toEqual([{ do: 'lead', number: 1, ...place(1) }]);
    socket().say({ type: 'watching', leader: 'Ada', you: true, number: 1, ...place(1) });
    expect(socket().sent.at(-1)).toEqual({ do: 'lead', number: 2, ...place(3) });
  });

  it('sends a place again that came too fast, and stops leading after another refusal', () => {
    party.lead(place(1));
    socket().say({ type: 'refused', code: 'too_fast' });
    expect(socket().sent).toHaveLength(2);
    socket().say({ type: 'refused', code: 'not_yours' });
    expect(party.refusal?.code).toBe('not_yours');
    expect(socket().sent).toHaveLength(2);
    party.lead(null);
    expect(party.refusal).toBeNull();
  });

  it('connects again with growing waits, and leads on', () => {
    party.lead(place(1));
    socket().close();
    vi.advanceTimersByTime(300);
    socket().close();
    vi.advanceTimersByTime(599);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    socket().accept();
    expect(socket().sent).toMatchObject([{ seq: 1 }]);
  });

  it('stays closed once it was left', () => {
    party.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
