import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MapView, NEAREST, floorToStep, listNearby, roundToStep } from './view.svelte';

describe('the view of the map', () => {
  let view: MapView;
  const isSeen = (id: string, edge = 47) => {
    const { x, y } = view.toScreen(view.locate(id));
    return x > edge && x < view.width - edge && y > edge && y < view.height - edge;
  };

  beforeEach(() => {
    view = new MapView();
    view.width = 1000;
    view.height = 600;
  });

  it('shows the whole map at first', () => {
    expect(view.zoom).toBe(1);
    expect(['san_francisco', 'sydney', 'tokyo', 'santiago'].every((id) => isSeen(id, 0))).toBe(
      true,
    );
  });

  it('turns points of the screen into points of the map, and back', () => {
    view.zoomAt(2, 700, 200);
    const point = view.locate('cairo');
    const { x, y } = view.toScreen(point);
    expect(view.toMap(x, y).x).toBeCloseTo(point.x);
    expect(view.toMap(x, y).y).toBeCloseTo(point.y);
  });

  it('keeps the point under the mouse while it zooms', () => {
    const before = view.toMap(600, 300);
    view.zoomAt(2, 600, 300);
    expect(view.toMap(600, 300).x).toBeCloseTo(before.x);
    expect(view.zoom).toBe(2);
    view.zoomAt(100);
    expect(view.zoom).toBe(6);
    view.zoomAt(0.001);
    expect([view.zoom, view.x, view.y]).toEqual([1, 0, 0]);
  });

  it('cannot be panned far beyond the edge, and not at all while everything is visible', () => {
    view.pan(500, 500);
    expect([view.x, view.y]).toEqual([0, 0]);
    view.zoomAt(2);
    view.pan(100_000, 100_000);
    const far = { x: view.x, y: view.y };
    view.pan(1, 1);
    expect({ x: view.x, y: view.y }).toEqual(far);
  });

  it('zooms in as far as all points allow', () => {
    view.show([view.locate('paris'), view.locate('milan')]);
    expect(view.zoom).toBeGreaterThan(2);
    expect(isSeen('paris') && isSeen('milan')).toBe(true);
    view.show([]);
    expect(view.zoom).toBe(1);
  });

  it('shows what the pawn reaches, or only its surroundings where that is too small to tap', () => {
    view.around = ['paris', 'milan'];
    view.showReach();
    expect(isSeen('paris') && isSeen('milan')).toBe(true);
    view.width = 320;
    view.height = 300;
    view.around = ['paris', 'sydney', 'lima'];
    view.showReach();
    expect(isSeen('paris')).toBe(true);
    expect(NEAREST * view.unit).toBeGreaterThanOrEqual(41);
    view.around = [];
    view.showReach();
    expect(view.zoom).toBe(1);
  });

  it('stretches to fill a narrow window, and draws pieces in steps of size', () => {
    view.height = 900;
    expect(view.tall).toBeGreaterThan(1);
    view.height = 9000;
    expect(view.tall).toBe(1.5);
    expect(roundToStep(1)).toBe(1);
    expect(roundToStep(1.01)).toBe(1);
    expect(floorToStep(1.02)).toBe(1);
    expect(floorToStep(0.99)).toBeLessThan(0.98);
    expect(view.line).toBeGreaterThan(0);
    expect(view.small).toBe(false);
  });

  describe('that follows a pawn', () => {
    let frame: FrameRequestCallback | null;
    const tick = (ms: number) => {
      const draw = frame;
      frame = null;
      draw?.(ms);
    };
    beforeEach(() => {
      frame = null;
      vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
        frame = draw;
        return 1;
      });
      vi.stubGlobal('cancelAnimationFrame', () => (frame = null));
      vi.spyOn(performance, 'now').mockReturnValue(0);
      view.show([view.locate('lima')]);
    });
    afterEach(() => vi.unstubAllGlobals());

    it('pans at once without animations, and not if it is visible', () => {
      view.follow(view.locate('tokyo'), 0);
      expect(isSeen('tokyo')).toBe(true);
      const { x } = view;
      view.reveal(view.locate('tokyo'));
      expect(view.x).toBe(x);
    });

    it('glides there', () => {
      view.follow(view.locate('tokyo'), 400);
      tick(200);
      expect(isSeen('tokyo')).toBe(false);
      tick(400);
      expect(isSeen('tokyo')).toBe(true);
      expect(frame).toBeNull();
    });

    it('lets the person drag the map', () => {
      view.held = true;
      view.follow(view.locate('tokyo'), 400);
      expect(frame).toBeNull();
      view.held = false;
      view.follow(view.locate('tokyo'), 400);
      view.held = true;
      tick(400);
      expect(isSeen('tokyo')).toBe(false);
    });

    it('shows a city with what is around it', () => {
      view.follow(view.locate('tokyo'), 0, 0.3);
      const { x } = view.toScreen(view.locate('tokyo'));
      expect(x).toBeCloseTo(0.7 * view.width);
    });

    it('stops where the person moves the map', () => {
      view.follow(view.locate('tokyo'), 400);
      tick(100);
      view.pan(5, 0);
      const { x } = view;
      tick(400);
      expect(view.x).toBe(x);
    });
  });

  describe.each([
    [390, 400],
    [360, 290],
  ])('on a phone with a map of %i × %i', (width, height) => {
    beforeEach(() => {
      view.width = width;
      view.height = height;
    });

    it('centres a city, near enough to be read, with all that is next to it', () => {
      view.centre('milan');
      for (const city of ['milan', ...listNearby('milan')]) expect(isSeen(city, 40)).toBe(true);
      expect(NEAREST * view.unit).toBeGreaterThanOrEqual(41.9);
    });

    it('keeps the zoom of the person where the neighbours are seen with it', () => {
      view.centre('osaka');
      view.zoomAt(0.9);
      const { zoom } = view;
      view.centre('taipei');
      expect(view.zoom).toBeCloseTo(zoom);
    });

    it('puts a city whose neighbours are far apart into the middle', () => {
      view.centre('madrid');
      const { x, y } = view.toScreen(view.locate('madrid'));
      expect(Math.abs(x - width / 2)).toBeLessThan(20);
      expect(Math.abs(y - height / 2)).toBeLessThan(20);
      expect(NEAREST * view.unit).toBeCloseTo(42);
    });

    it('fits cities with what stands beside them, also all of the map', () => {
      view.frameCities(['riyadh', 'tokyo']);
      expect(isSeen('riyadh', 50) && isSeen('tokyo', 50)).toBe(true);
      view.frameCities(['san_francisco', 'sydney']);
      expect(view.zoom).toBe(1);
      view.frameCities(['lima']);
      expect(NEAREST * view.unit).toBeLessThan(100);
    });

    it('comes near again when something happens, unless the person wants the whole map', () => {
      view.frameCities(['san_francisco', 'sydney']);
      view.watch('lima', 0, 0.3);
      expect(NEAREST * view.unit).toBeGreaterThan(41);
      view.showAll();
      view.watch('lima', 0, 0.3);
      expect(view.zoom).toBe(1);
    });
  });
});
