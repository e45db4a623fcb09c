import { describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/person/settings.svelte';
import { Part } from '../../testing/page';
import { bindEnter, handleKey, handleSpace, listMeanings } from './keys';

const key = (name: string, change: Partial<KeyboardEvent> = {}) => {
  const event = { key: name, code: '', target: new Part(), preventDefault: vi.fn(), ...change };
  return event as unknown as KeyboardEvent;
};

describe('listMeanings', () => {
  it.each([
    ['t', 'KeyT', ['t']],
    ['е', 'KeyT', ['е', 't']], // Russian
    ['Е', 'KeyT', ['Е', 't']],
    ['a', 'KeyQ', ['a']], // French: the letter on the key
    ['ł', 'KeyL', ['ł']], // Polish
    ['ö', 'Semicolon', ['ö']], // German
    ['ж', 'Semicolon', ['ж']],
    ['.', 'Slash', ['.']],
    ['Enter', 'Enter', ['Enter']],
  ])('takes %s on %s for %j', (key, code, meant) => {
    expect(listMeanings({ key, code })).toEqual(meant);
  });
});

describe('bindEnter', () => {
  /** Return what Enter does with this focus and lit key, each inside what it is named after. */
  function bound(focus: string[] | null, lit: string[] | null) {
    const key = lit && Object.assign(new Part(lit), { click: vi.fn() });
    vi.stubGlobal('document', {
      activeElement: focus && new Part(focus),
      querySelector: (selector: string) => (selector.includes('primary') ? key : null),
    });
    bindEnter()['Enter']?.();
    return key?.click.mock.calls.length ?? 0;
  }

  it('presses the lit key of the dock once', () => {
    expect(bound(null, [])).toBe(1);
    expect(bound(['section'], [])).toBe(1);
    expect(bound(null, null)).toBe(0);
  });

  it('does nothing while a control has the focus', () => {
    for (const control of ['button', 'input', 'summary', '[role=button]'])
      expect(bound([control], [])).toBe(0);
  });

  it('does nothing while the dock changes', () => {
    expect(bound(null, ['[data-settling]'])).toBe(0);
    expect(bound(null, ['[inert]'])).toBe(0);
  });
});

describe('handleKey', () => {
  const act = vi.fn();
  const press = (event: KeyboardEvent) => {
    act.mockClear();
    handleKey(event, { F6: () => act('region') }, { t: () => act('treat') });
    return act.mock.lastCall?.[0] as string | undefined;
  };

  it('does what a letter stands for, in either case', () => {
    const event = key('t');
    expect(press(event)).toBe('treat');
    expect(event.preventDefault).toHaveBeenCalled();
    expect(press(key('T'))).toBe('treat');
    expect(press(key('x'))).toBeUndefined();
    expect(press(key('е', { code: 'KeyT' }))).toBe('treat');
  });

  it('does without letters where they are switched off', () => {
    settings.keys = false;
    expect(press(key('t'))).toBeUndefined();
    expect(press(key('F6'))).toBe('region');
  });

  it('leaves keys to fields, dialogs and the browser', () => {
    expect(
      press(key('t', { target: new Part(['textarea']) as unknown as Element })),
    ).toBeUndefined();
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

describe('handleSpace', () => {
  const shown = { proceed: vi.fn(), skip: vi.fn() };
  const press = (change: Partial<KeyboardEvent> = {}, during: typeof shown | null = shown) => {
    vi.clearAllMocks();
    const event = key(' ', { stopPropagation: vi.fn(), ...change });
    handleSpace(event, during);
    return event;
  };

  it('goes on, and shows the end while it is held down', () => {
    expect(press().stopPropagation).toHaveBeenCalled();
    expect(shown.proceed).toHaveBeenCalledOnce();
    press({ repeat: true });
    expect(shown.skip).toHaveBeenCalledOnce();
    expect(shown.proceed).not.toHaveBeenCalled();
  });

  it('does nothing in a field, and only ignores its repeats where nothing is shown', () => {
    press({ target: new Part(['textarea']) as unknown as Element });
    expect(shown.proceed).not.toHaveBeenCalled();
    expect(press({}, null).preventDefault).not.toHaveBeenCalled();
    expect(press({ repeat: true }, null).preventDefault).toHaveBeenCalled();
  });
});
