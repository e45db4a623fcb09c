// The visible part of the map: pan and zoom by mouse, touch and keys, in map units.
import { FRAME, mapCity } from './geometry/geography';

const WIDTH = FRAME.width;
const MIDDLE_X = FRAME.x + WIDTH / 2;

const TALLEST = 1.5;
const FOOT = 14; // map units below all cities
const MOST = 6;
const MOST_SCALE = 2.4; // of pieces, on the largest map
const SMALLEST = 0.7; // on the smallest one

/** The scale of pieces on a map of this size: on a smaller map they are larger in proportion. */
const scaleTo = (fit: number) =>
  Math.min(MOST_SCALE, Math.max(SMALLEST, fit * 1.5, 0.4 + fit * 0.84));
export const NEAREST = 79; // map units between the two closest cities
const FINGER = 42; // smallest distance of cities in pixels for touch
const MARGIN = 160; // map units that the view may pan beyond the edge

/** Round to steps of a few per cent. */
export const roundToStep = (value: number) => 2 ** (Math.round(Math.log2(value) * 12) / 12);

/** Round down, so that what has room on the rounded map has room on the real one. */
export const floorToStep = (value: number) => 2 ** (Math.floor(Math.log2(value) * 24) / 24);

export class MapView {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The size of the drawing on the screen. */
  width = $state(WIDTH);
  height = $state(FRAME.height);
  /** The city of the current pawn, and those it can reach. */
  around: readonly string[] = [];
  /** Whether the map is being dragged. */
  held = false;
  #gliding = 0;

  /** The vertical stretch of the map, so that it fills a narrower window. */
  readonly tall = $derived(
    Math.min(TALLEST, Math.max(1, ((this.height / this.width) * WIDTH - FOOT) / FRAME.height)) || 1,
  );
  readonly frame = $derived({
    ...FRAME,
    y: FRAME.y * this.tall,
    height: FRAME.height * this.tall + FOOT,
  });
  readonly #middleY = $derived.by(() => this.frame.y + this.frame.height / 2);

  /** Pixels per map unit when the whole map is visible. */
  readonly fit = $derived(Math.min(this.width / WIDTH, this.height / this.frame.height) || 1);
  readonly unit = $derived(this.fit * this.zoom);
  /**
   * The scale of pieces: it grows with the window, and by at most a third with the zoom. In steps,
   * so that pieces are not laid out again with every pixel.
   */
  readonly k = $derived(
    roundToStep(scaleTo(this.fit) * (1 + Math.min(0.33, (this.zoom - 1) * 0.2))),
  );
  /** Units of the map for a pixel of the screen, and for a pixel of a drawn piece. */
  readonly pixel = $derived(1 / this.unit);
  readonly scale = $derived(this.k * this.pixel);
  /** Units of the map for a pixel of a line: lines grow with the pieces, but never get thinner. */
  readonly line = $derived(Math.max(1, this.k) / this.unit);
  /** Whether the cities are too near to each other for pieces. */
  readonly small = $derived(NEAREST * this.unit < 26);

  /** Return the position of a city on the map as drawn. */
  locate(id: string): { x: number; y: number } {
    const { x, y } = mapCity(id);
    return { x, y: y * this.tall };
  }

  /** Return the map point at a screen point, relative to the corner of the drawing. */
  toMap(px: number, py: number): { x: number; y: number } {
    return {
      x: ((px - this.width / 2) / this.fit + MIDDLE_X - this.x) / this.zoom,
      y: ((py - this.height / 2) / this.fit + this.#middleY - this.y) / this.zoom,
    };
  }

  /** Where a point of the map lies on the screen, from the corner of the drawing. */
  toScreen({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return {
      x: (x * this.zoom + this.x - MIDDLE_X) * this.fit + this.width / 2,
      y: (y * this.zoom + this.y - this.#middleY) * this.fit + this.height / 2,
    };
  }

  /** Zooms by a factor; what lies under the point of the screen stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const point = this.toMap(px, py);
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    this.x += point.x * (this.zoom - zoom);
    this.y += point.y * (this.zoom - zoom);
    this.zoom = zoom;
    this.#bound();
  }

  pan(dx: number, dy: number): void {
    this.x += dx / this.fit;
    this.y += dy / this.fit;
    this.#bound();
  }

  /** Show the whole map. */
  showAll(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Zoom in as far as all these points allow. */
  show(points: readonly { x: number; y: number }[], margin = 90): void {
    if (!points.length) return this.showAll();
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const fits = Math.min(
      this.width / this.fit / (right - left),
      this.height / this.fit / (bottom - top),
    );
    this.zoom = Math.min(MOST, Math.max(1, fits));
    this.x = MIDDLE_X - ((left + right) / 2) * this.zoom;
    this.y = this.#middleY - ((top + bottom) / 2) * this.zoom;
    this.#bound();
  }

  /** Show what the pawn can reach; if that is too much to tap, only the area around the pawn. */
  showReach(): void {
    const [home] = this.around;
    if (!home) return this.showAll();
    this.show(this.around.map((id) => this.locate(id)));
    const enough = FINGER / NEAREST;
    if (this.unit < enough) {
      this.show([this.locate(home)], Math.min(this.width, this.height) / enough / 2);
    }
  }

  /** Pan as little as needed to make a point visible, with a part of the map around it. */
  reveal(point: { x: number; y: number }, around = 0): void {
    const { dx, dy } = this.#aside(point, around);
    if (dx || dy) this.pan(dx, dy);
  }

  /** Like `reveal`, animated, unless the user is dragging the map. */
  follow(point: { x: number; y: number }, milliseconds: number, around = 0): void {
    cancelAnimationFrame(this.#gliding);
    if (this.held) return;
    if (!milliseconds) return this.reveal(point, around);
    const { dx, dy } = this.#aside(point, around);
    if (!dx && !dy) return;
    const start = performance.now();
    let done = 0;
    const glide = (now: number) => {
      if (this.held) return;
      const part = Math.min(1, Math.max(0, (now - start) / milliseconds));
      const eased = part * (2 - part);
      this.pan(dx * (eased - done), dy * (eased - done));
      done = eased;
      if (part < 1) this.#gliding = requestAnimationFrame(glide);
    };
    this.#gliding = requestAnimationFrame(glide);
  }

  /** How many pixels of panning a point is away from being seen. */
  #aside(point: { x: number; y: number }, around: number): { dx: number; dy: number } {
    const { x, y } = this.toScreen(point);
    const away = (at: number, size: number) => {
      const edge = Math.max(48, around * size);
      return at < edge ? edge - at : at > size - edge ? size - edge - at : 0;
    };
    return { dx: away(x, this.width), dy: away(y, this.height) };
  }

  #bound(): void {
    const roomX = Math.max(0, (WIDTH * this.zoom - this.width / this.fit) / 2) + MARGIN;
    const roomY =
      Math.max(0, (this.frame.height * this.zoom - this.height / this.fit) / 2) + MARGIN;
    const midX = MIDDLE_X * (1 - this.zoom);
    const midY = this.#middleY * (1 - this.zoom);
    if (this.zoom === 1) {
      this.x = this.y = 0;
      return;
    }
    this.x = Math.min(midX + roomX, Math.max(midX - roomX, this.x));
    this.y = Math.min(midY + roomY, Math.max(midY - roomY, this.y));
  }
}
