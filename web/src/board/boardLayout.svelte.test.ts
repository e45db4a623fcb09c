import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withEffects } from '../testing/effects.svelte';
import { position } from '../testing/game';
import { BoardLayout, type Shown } from './boardLayout.svelte';
import { meets } from './geometry/overlap';
import { MapView } from './view.svelte';

describe('the layout of the board', () => {
  let shown: Shown;
  const layOut = (change: Partial<Shown> = {}) => {
    shown = {
      position: position(),
      marks: { effects: [], ...change.marks },
      view: new MapView(),
      ...change,
    } as Shown;
    return withEffects(() => new BoardLayout(shown));
  };

  beforeEach(() => {
    vi.stubGlobal('document', {
      ...document,
      fonts: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
    });
  });

  it('has a place for every pawn, cube and name', () => {
    const layout = layOut();
    expect(layout.sites.size).toBe(48);
    expect(layout.sites.get('cairo')?.label).toBeDefined();
    expect(layout.pawns.map(({ role, city }) => [role, city])).toEqual([
      ['medic', 'atlanta'],
      ['scientist', 'atlanta'],
    ]);
    const [medic, scientist] = layout.pawns;
    expect(medic?.x).not.toBe(scientist?.x);
  });

  it('draws a planned pawn beside those that are there', () => {
    const planned = [{ seat: 0, role: 'medic', city: 'paris' }];
    const layout = layOut({ marks: { planned } as unknown as Shown['marks'] });
    expect(layout.plannedPawns).toMatchObject([{ seat: 4, role: 'medic', city: 'paris' }]);
  });

  it('names a marked city even where names are left out', () => {
    const view = new MapView();
    view.width = 360;
    view.height = 240;
    const crowded = layOut({ view });
    const unnamed = [...crowded.sites].find(([, site]) => !site.label)?.[0] ?? '';
    expect(unnamed).not.toBe('');
    const cities = new Map([[unnamed, 'target']]);
    const marked = layOut({ view, marks: { cities } as unknown as Shown['marks'] });
    expect(marked.sites.get(unnamed)?.label).toBeDefined();
  });

  it('places the tag of a city beside its pieces, on the map', () => {
    const view = new MapView();
    view.width = 1100;
    view.height = 600;
    const layout = layOut({ view });
    const size = { width: 180, height: 100 };
    const { left, top, covered } = layout.placeTag('atlanta', size, true);
    expect(covered).toEqual([]);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(view.width);
    expect(top + size.height).toBeLessThanOrEqual(view.height);
  });

  it('places notes on free parts of the map, and leaves them out where none are', () => {
    const notes = [
      { key: 'pawn', title: 'Your pawn', text: 'Choose a city', pawn: 'medic' },
      { key: 'cubes', title: 'Full', text: 'The limit', cities: ['cairo', 'tokyo'] },
      { key: 'none', title: 'Nobody', text: 'is here', pawn: 'dispatcher' },
    ];
    const view = new MapView();
    [view.width, view.height] = [1100, 600];
    const layout = layOut({ view, marks: { notes } });
    expect(layout.notes.map(({ key }) => key)).toEqual(['pawn', 'cubes']);
    const [pawn, cubes] = layout.notes.map(({ box }) => box);
    expect(pawn && cubes && meets(pawn, cubes)).toBe(false);
    const small = new MapView();
    [small.width, small.height] = [200, 120];
    expect(layOut({ view: small, marks: { notes } }).notes).toEqual([]);
  });

  it('measures the names again when their font has arrived', async () => {
    const layout = layOut();
    const before = layout.sites;
    await Promise.resolve();
    flushSync();
    expect(layout.sites).not.toBe(before);
    expect(layout.font).toBeGreaterThanOrEqual(11);
    expect(layout.tags.length).toBeGreaterThan(0);
  });
});
