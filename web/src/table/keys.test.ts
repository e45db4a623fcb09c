import { beforeEach, describe, expect, it, vi } from 'vitest';
import { help } from '../help/help.svelte';
import { settings } from '../lib/settings.svelte';
import { play, table } from '../testing/game';
import { pressed } from './keys';
import type { Lens } from './lens.svelte';
import { RULE_OF, ruleAt, ruleOfCard } from './rulings';
import { nextRegion, shortcuts } from './shortcuts';

/** A part of the page: `of` are the selectors that it or something around it fits. */
class Part {
  readonly dataset: Record<string, string> = {};
  focus = vi.fn();
  constructor(readonly of: readonly string[] = []) {}
  closest(selector: string): Part | null {
    return this.of.some((one) => selector.includes(one)) ? this : null;
  }
  contains(other: unknown): boolean {
    return other === this;
  }
  querySelector(): Part | null {
    return null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Part);
  settings.keys = true;
});

const key = (name: string, change: Partial<KeyboardEvent> = {}) => {
  const event = { key: name, target: new Part(), preventDefault: vi.fn(), ...change };
  return event as unknown as KeyboardEvent;
};

describe('pressed', () => {
  const act = vi.fn();
  const press = (event: KeyboardEvent) => {
    act.mockClear();
    pressed(event, { F6: () => act('region') }, { t: () => act('treat') });
    return act.mock.lastCall?.[0] as string | undefined;
  };

  it('does what a letter stands for, in either case', () => {
    const event = key('t');
    expect(press(event)).toBe('treat');
    expect(event.preventDefault).toHaveBeenCalled();
    expect(press(key('T'))).toBe('treat');
    expect(press(key('x'))).toBeUndefined();
  });

  it('does without letters where they are switched off', () => {
    settings.keys = false;
    expect(press(key('t'))).toBeUndefined();
    expect(press(key('F6'))).toBe('region');
  });

  it('leaves keys to fields, dialogs and the browser', () => {
    expect(press(key('t', { target: new Part(['input']) as unknown as Element }))).toBeUndefined();
    expect(press(key('t', { ctrlKey: true }))).toBeUndefined();
    expect(press(key('t', { defaultPrevented: true }))).toBeUndefined();
    vi.stubGlobal('document', { querySelector: () => new Part() }); // an open dialog
    expect(press(key('t'))).toBeUndefined();
  });

  it('acts once while a key is held down, also on buttons', () => {
    expect(press(key('t', { repeat: true }))).toBeUndefined();
    const enter = key('Enter', {
      repeat: true,
      target: new Part(['button']) as unknown as Element,
    });
    press(enter);
    expect(enter.preventDefault).toHaveBeenCalled();
  });
});

describe('shortcuts', () => {
  const places = { map: vi.fn(), log: vi.fn(), since: vi.fn() };

  function keys(legal: string[], game: Parameters<typeof table>[1] = {}, at = table({}, game)) {
    const [view] = at.game?.views ?? [];
    if (view) view.legal = legal;
    const here = play(at);
    const lens = { allowed: true, open: false };
    const made = vi.spyOn(here, 'make').mockResolvedValue(true);
    const once = vi.spyOn(here, 'once').mockResolvedValue(true);
    const undo = vi.spyOn(here, 'undo').mockResolvedValue();
    const draw = vi.spyOn(here, 'draw').mockResolvedValue();
    const plan = vi.spyOn(here, 'togglePlan').mockReturnValue();
    const press = (letter: string) => shortcuts(here, lens as Lens, places)[letter]?.();
    return { here, lens, made, once, undo, draw, plan, press };
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
    const { here, made, press } = keys(['quiet']);
    press('e');
    expect(here.choice?.moves).toHaveLength(1);
    expect(made).not.toHaveBeenCalled();
    const none = keys(['pass']);
    none.press('e');
    expect(none.here.choice).toBeNull();
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
    const waiting = [{ for: 'window', holder: 'ada' }];
    const window = keys(['next'], {}, table({ waiting }));
    window.press('d');
    expect(window.once).toHaveBeenCalledWith({ do: 'goon' });
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

describe('nextRegion', () => {
  const [map, log] = [new Part(), new Part()];
  map.dataset['region'] = 'map';
  log.dataset['region'] = 'log';
  const from = (active: Part | null) =>
    vi.stubGlobal('document', { activeElement: active, querySelectorAll: () => [map, log] });

  it('goes around, with a way of its own into the map', () => {
    const enter = vi.fn();
    from(log);
    nextRegion(enter);
    expect(enter).toHaveBeenCalledOnce();
    from(map);
    nextRegion(enter);
    expect(log.focus).toHaveBeenCalledOnce();
    expect(enter).toHaveBeenCalledOnce();
  });
});

describe('rules', () => {
  it('has a rule for every card', () => {
    expect(ruleOfCard('cairo')).toBe('R4.10');
    expect(ruleOfCard('government_grant')).toBe(RULE_OF.grant);
    expect(ruleOfCard('epidemic')).toBe('R10');
  });

  it('finds the rule of what a key was aimed at', () => {
    const chip = new Part(['data-help']);
    chip.dataset['help'] = 'R4.7';
    expect(ruleAt(chip as unknown as EventTarget)).toBe('R4.7');
    expect(ruleAt(new Part() as unknown as EventTarget)).toBeNull();
    expect(ruleAt(null)).toBeNull();
  });
});
