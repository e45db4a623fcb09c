import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { FakeConnection } from '../testing/connection.svelte';
import { withEffects } from '../testing/effects.svelte';
import { drove, made, move, table, turn } from '../testing/game';
import type { PlayedEntry } from '../game/state/liveMoves';
import type { Happening, Table } from '../wire/wire';
import { CatchUp } from './catchUp.svelte';

const bots = { by: 'bot:1', seat: 1 };
/** Ada's turn, then the turn of a bot, then Ada's again. */
const log = [
  made(1, 'next', [turn(1)]),
  made(2, 'drive chicago', [drove('chicago', 'scientist')], bots),
  made(3, 'next', [turn(0)], bots),
];

function at(entries = log, change: Parameters<typeof table>[0] = {}) {
  const connection = new FakeConnection(table(change), entries);
  const play = connection.play();
  const catchUp = withEffects(() => new CatchUp(play.viewer, play.choosing, play.sender));
  return { catchUp, connection, ...play };
}

describe('catching up', () => {
  it('is offered to a person who returns after the turn of another', () => {
    const { catchUp } = at();
    expect(catchUp.news).toBe(true);
    expect(catchUp.since?.events).toHaveLength(2);
  });

  it('is offered before the first own turn, if others have moved', () => {
    const { catchUp } = at(log.slice(0, 2), { you: 'max' });
    expect(catchUp.since).toBeNull(); // a spectator
    const mover = made(1, 'drive chicago', [drove('chicago', 'scientist')], bots);
    expect(at([mover]).catchUp.news).toBe(true);
  });

  it('is not offered before the first move, or after the end', () => {
    expect(at([]).catchUp.news).toBe(false);
    expect(at(log, { closed: true }).catchUp.news).toBe(false);
  });

  it('is offered to a person who stayed, when their turn begins after something important', () => {
    const quiet = at().catchUp;
    quiet.news = false;
    quiet.beginTurn(3);
    expect(quiet.news).toBe(false);
    const outbreak = { event: 'outbreak', city: 'cairo', disease: 'black', outbreaks: 1 };
    const bad = made(2, 'next', [{ ...outbreak, audience: null } as Happening], bots);
    const { catchUp } = at([log[0] as PlayedEntry, bad, log[2] as PlayedEntry]);
    catchUp.news = false;
    catchUp.beginTurn(3);
    expect([catchUp.news, catchUp.digest]).toEqual([true, '1 outbreak']);
    catchUp.news = false; // closed
    catchUp.beginTurn(3);
    expect(catchUp.news).toBe(false);
  });

  it('says who moved my pawn without asking, as long as I always say yes to them', () => {
    const brought = { ...drove('chicago', 'medic'), by: 'scientist' } as Happening;
    const entries = [log[0], made(2, 'move medic drive chicago', [brought], bots), log[2]];
    const settings = { ...table().settings, agrees_to: ['bot:1'] } as Table['settings'];
    const all = entries as PlayedEntry[];
    expect(at(all, { settings }).catchUp.trusted).toBe('bot:1');
    expect(at(all).catchUp.trusted).toBeNull();
    expect(at(log, { settings }).catchUp.trusted).toBeNull();
  });

  it('is over when the person moves', async () => {
    const { catchUp, sender } = at();
    const sending = sender.send({ do: 'undo' });
    flushSync();
    expect(catchUp.news).toBe(false);
    await sending;
  });

  it('is offered again if others moved while the page was hidden', () => {
    const { catchUp, connection } = at(log.slice(0, 1));
    catchUp.news = false;
    vi.stubGlobal('document', { hidden: true });
    catchUp.handleVisibility();
    vi.stubGlobal('document', { hidden: false });
    catchUp.handleVisibility();
    expect(catchUp.news).toBe(false); // nothing has happened
    connection.entries = log;
    catchUp.handleVisibility();
    expect(catchUp.news).toBe(true);
  });

  it('opens a panel in the place of a choice, and closes it again', () => {
    const { catchUp, choosing } = at();
    choosing.ask([move('treat blue')], 'Treat');
    catchUp.toggle();
    expect([catchUp.open, catchUp.news, choosing.choice]).toEqual([true, false, null]);
    catchUp.toggle();
    expect(catchUp.open).toBe(false);
  });
});
