import { describe, expect, it, vi } from 'vitest';
import { help } from '../../lib/navigation/help.svelte';
import type { Lens } from '../../play/lens.svelte';
import { TurnEnd } from '../../play/turnEnd';
import { FakeConnection } from '../../testing/connection.svelte';
import { move, table } from '../../testing/game';
import { Part } from '../../testing/page';
import { bindShortcuts, focusNextRegion } from './shortcuts';

describe('shortcuts', () => {
  const places = { map: vi.fn(), log: vi.fn(), since: vi.fn() };

  function keys(legal: string[], game: Parameters<typeof table>[1] = {}, at = table({}, game)) {
    const [view] = at.game?.views ?? [];
    if (view) view.legal = legal.map((text) => move(text));
    const play = new FakeConnection(at).play();
    const { choosing } = play;
    const turnEnd = new TurnEnd(play, null);
    const lens = { allowed: true, open: false };
    const made = vi.spyOn(choosing, 'playMove').mockResolvedValue(true);
    const once = vi.spyOn(play.sender, 'sendOnce').mockResolvedValue(true);
    const undo = vi.spyOn(play.undo, 'undo').mockResolvedValue();
    const draw = vi.spyOn(turnEnd, 'draw').mockResolvedValue();
    const plan = vi.spyOn(play.planning, 'toggle').mockReturnValue();
    const press = (letter: string) =>
      bindShortcuts(play, turnEnd, lens as Lens, places)[letter]?.();
    return { choosing, lens, made, once, undo, draw, plan, press };
  }

  it.each([
    ['t', 'treat blue'],
    ['b', 'build'],
    ['s', 'give atlanta to scientist'],
    ['c', 'cure blue with paris essen milan london madrid'],
  ])('%s makes the only move: %s', (letter, text) => {
    const { made, press } = keys([text]);
    press(letter);
    expect(made.mock.lastCall?.[0]).toMatchObject({ text });
  });

  it('offers events to choose from, but never plays one at once', () => {
    const { choosing, made, press } = keys(['quiet']);
    press('e');
    expect(choosing.choice?.moves).toHaveLength(1);
    expect(made).not.toHaveBeenCalled();
    const none = keys(['pass']);
    none.press('e');
    expect(none.choosing.choice).toBeNull();
  });

  it('undoes and redoes only where there is something to', () => {
    const none = keys([]);
    none.press('u');
    none.press('r');
    expect(none.undo).not.toHaveBeenCalled();
    expect(none.once).not.toHaveBeenCalled();
    const both = keys([], { undo: 0, redo: 0 });
    both.press('u');
    both.press('r');
    expect(both.undo).toHaveBeenCalled();
    expect(both.once).toHaveBeenCalledWith({ do: 'redo' });
  });

  it('draws, or lets a window pass', () => {
    const acting = keys(['pass']);
    acting.press('d');
    expect(acting.draw).toHaveBeenCalled();
    const asked = { pauses: [], asks: ['ada'], holds: [], can_hold: true };
    const open = { moment: 'infect' as const, pause: 2000, ...asked };
    const window = keys(['next'], {}, table({ window: open }));
    window.press('d');
    expect(window.once).toHaveBeenCalledWith({ do: 'go_on' });
    const other = keys(['drive miami']);
    other.press('d');
    expect(other.draw).not.toHaveBeenCalled();
  });

  it('opens plan, lens, places and help', () => {
    const { lens, plan, press } = keys([]);
    press('p');
    expect(plan).toHaveBeenCalled();
    press('h');
    expect(lens.open).toBe(true);
    for (const letter of ['l', 'w', 'm']) press(letter);
    expect(places.log).toHaveBeenCalledOnce();
    expect(places.since).toHaveBeenCalledOnce();
    expect(places.map).toHaveBeenCalledOnce();
    press('?');
    expect(help.shown).toBe(true);
  });
});

describe('focusNextRegion', () => {
  const [map, log] = [new Part(), new Part()];
  map.dataset['region'] = 'map';
  log.dataset['region'] = 'log';
  const from = (active: Part | null) =>
    vi.stubGlobal('document', { activeElement: active, querySelectorAll: () => [map, log] });

  it('goes around, with a way of its own into the map', () => {
    const enter = vi.fn();
    from(log);
    focusNextRegion(enter);
    expect(enter).toHaveBeenCalledOnce();
    from(map);
    focusNextRegion(enter);
    expect(log.focus).toHaveBeenCalledOnce();
    expect(enter).toHaveBeenCalledOnce();
  });
});
