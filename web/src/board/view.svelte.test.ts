import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MapView, NEAREST, floorToStep, roundToStep } from './view.svelte';

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
  });
});
