import { describe, expect, it } from 'vitest';
import { FakeConnection, refused } from '../testing/connection.svelte';
import { position, table, view } from '../testing/game';
import { Lens } from './lens.svelte';

const ODDS = {
  type: 'odds',
  odds: { epidemics: [0.9, 0.1], infected: { cairo: 0.5, lima: 0.2 }, protected: ['lima'] },
  outbreaks: { cities: { cairo: 0.4, tokyo: 0.1 }, any: 0.5, lost: 0, margin: 0, chains: {} },
};

function look(change: Parameters<typeof table>[0] = {}) {
  const connection = new FakeConnection(table(change));
  connection.onAsk = () => ODDS;
  return { connection, lens: new Lens(connection.play().viewer) };
}

describe('the lens', () => {
  it('is for people with a seat at a table that allows odds', () => {
    const { setup } = table();
    expect(look().lens.allowed).toBe(true);
    expect(look({ you: 'zoe' }).lens.allowed).toBe(false);
    const { lens } = look({ setup: { ...setup, help: 'off' } });
    lens.open = true;
    expect([lens.allowed, lens.open]).toEqual([false, false]);
  });

  it('colours the cities in danger while it is open, but not protected ones', async () => {
    const { lens } = look();
    await lens.request();
    expect(lens.heat).toBeNull();
    lens.open = true;
    expect(lens.heat).toEqual(
      new Map([
        ['cairo', { infected: 0.5, outbreak: 0.4 }],
        ['tokyo', { infected: 0, outbreak: 0.1 }],
      ]),
    );
  });

  it('asks once for each state of the table', async () => {
    const { connection, lens } = look();
    const asking = lens.request();
    expect(lens.asking).toBe(true);
    await asking;
    await lens.request();
    expect(connection.asked).toHaveLength(1);
    connection.table = table({ seq: 10 });
    await lens.request();
    expect(connection.asked).toHaveLength(2);
    expect(lens.asking).toBe(false);
  });

  it('tells nothing that the board has not shown yet', () => {
    const connection = new FakeConnection();
    const board = $state({ holds: true, position: position() });
    const lens = new Lens(connection.play(board).viewer);
    lens.open = true;
    lens.follow();
    expect(connection.asked).toEqual([]);
    board.holds = false;
    lens.follow();
    expect(connection.asked).toHaveLength(1);
  });

  it('says why there are no odds', async () => {
    const { connection, lens } = look();
    connection.onAsk = () => refused('no_help');
    lens.open = true;
    await lens.request();
    expect(lens.refusal?.code).toBe('no_help');
    expect([lens.odds, lens.outbreaks, lens.heat]).toEqual([null, null, null]);
  });

  it("hides one player's odds from the next one at the same screen", async () => {
    const seat = { holder: 'ada', owner: null, bot: null };
    const hands = position({ hands: 'private' });
    const views = [view(hands), view({ ...hands, viewer: 1 })];
    const connection = new FakeConnection(table({ seats: [seat, seat] }, { views }));
    connection.onAsk = () => ODDS;
    const { viewer } = connection.play();
    const lens = new Lens(viewer);
    viewer.revealTo(0);
    await lens.request();
    expect(lens.odds).not.toBeNull();
    viewer.revealTo(1);
    expect(lens.odds).toBeNull();
  });
});
