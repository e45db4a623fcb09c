// The visible part of the map: pan and zoom by mouse, touch and keys, in map units.
import { FRAME, crossesPacific, mapCity } from './geometry/geography';

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
const READABLE = FINGER / NEAREST; // pixels per map unit
const ROOMY = 1.25; // how much nearer than necessary, where there is room
const CLOSE = 0.95; // pixels per map unit: what is fitted into the window comes no nearer
/** Pixels around what is fitted into the window: for pieces and names beside a city. */
const BESIDE = { x: 62, above: 58, below: 56 };
const MARGIN = 160; // map units that the view may pan beyond the edge

/** Round to steps of a few per cent. */
export const roundToStep = (value: number) => 2 ** (Math.round(Math.log2(value) * 12) / 12);

/** Round down, so that what has room on the rounded map has room on the real one. */
export const floorToStep = (value: number) => 2 ** (Math.floor(Math.log2(value) * 24) / 24);

interface Point {
  x: number;
  y: number;
}

/** What a camera shows: the point in the middle, and how near. */
interface Camera extends Point {
  zoom: number;
}

/** The cities next to a city, without those beyond the edge of the map. */
export function listNearby(city: string): string[] {
  return mapCity(city).neighbours.filter((other) => !crossesPacific(city, other));
}

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
  /** Whether the user asked for the whole map. */
  isWhole = false;
  #glides = 0; // any other movement ends the one before

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
  locate(id: string): Point {
    const { x, y } = mapCity(id);
    return { x, y: y * this.tall };
  }

  /** Return the map point at a screen point, relative to the corner of the drawing. */
  toMap(px: number, py: number): Point {
    return {
      x: ((px - this.width / 2) / this.fit + MIDDLE_X - this.x) / this.zoom,
      y: ((py - this.height / 2) / this.fit + this.#middleY - this.y) / this.zoom,
    };
  }

  /** Where a point of the map lies on the screen, from the corner of the drawing. */
  toScreen({ x, y }: Point): Point {
    return {
      x: (x * this.zoom + this.x - MIDDLE_X) * this.fit + this.width / 2,
      y: (y * this.zoom + this.y - this.#middleY) * this.fit + this.height / 2,
    };
  }

  /** Zooms by a factor; what lies under the point of the screen stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#take();
    const point = this.toMap(px, py);
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    this.x += point.x * (this.zoom - zoom);
    this.y += point.y * (this.zoom - zoom);
    this.zoom = zoom;
    this.#bound();
  }

  pan(dx: number, dy: number): void {
    this.#take(this.isWhole);
    this.x += dx / this.fit;
    this.y += dy / this.fit;
    this.#bound();
  }

  /** Show the whole map. */
  showAll(): void {
    this.#take(true);
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Zoom in as far as all these points allow. */
  show(points: readonly Point[], margin = 90): void {
    if (!points.length) return this.showAll();
    this.#take();
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
    if (this.unit < READABLE) this.centre(home);
  }

  /** Pan as little as needed to make a point visible, with a part of the map around it. */
  reveal(point: Point, around = 0): void {
    const { dx, dy } = this.#aside(point, around);
    if (dx || dy) this.pan(dx, dy);
  }

  /** Like `reveal`, animated, unless the user is dragging the map. */
  follow(point: Point, milliseconds: number, around = 0): void {
    const { x, y, zoom } = this.#camera;
    const { dx, dy } = this.#aside(point, around);
    this.#glide({ x: x - dx / this.unit, y: y - dy / this.unit, zoom }, milliseconds);
  }

  /** Move until all these cities are seen with what is beside them, as near as that allows. */
  frameCities(cities: readonly string[], milliseconds = 0): void {
    this.#glide(this.#fit(cities), milliseconds);
  }

  /**
   * Move until a city is seen with those next to it: in the middle of them, or of the window if they
   * are too far apart to be read. The zoom stays if it does.
   */
  centre(city: string, milliseconds = 0): void {
    const all = this.#fit([city, ...listNearby(city)]);
    const least = Math.min(MOST, Math.max(1, READABLE / this.fit));
    const isWide = all.zoom < least;
    const wished = this.zoom < least ? least * ROOMY : this.zoom;
    const zoom = isWide ? least : Math.min(all.zoom, wished);
    const middle = isWide ? this.#middleOf(city, zoom) : all;
    this.#glide({ ...middle, zoom }, milliseconds);
  }

  /** Show a city with a part of the map around it, near enough to be read unless the user wants the whole map. */
  watch(city: string, milliseconds: number, around: number): void {
    if (this.unit < READABLE * 0.99 && !this.isWhole) this.centre(city, milliseconds);
    else this.follow(this.locate(city), milliseconds, around);
  }

  /** End a movement of the camera. */
  #take(isWhole = false): void {
    this.#glides += 1;
    this.isWhole = isWhole;
  }

  get #camera(): Camera {
    const { zoom } = this;
    return {
      x: (MIDDLE_X - this.x) / zoom,
      y: (this.#middleY - this.y) / zoom,
      zoom,
    };
  }

  /** Where a city is in the middle, with what is beside it. */
  #middleOf(city: string, zoom: number): Point {
    const { x, y } = this.locate(city);
    return { x, y: y + (BESIDE.below - BESIDE.above) / 2 / (this.fit * zoom) };
  }

  #fit(cities: readonly string[]): Camera {
    const points = cities.map((city) => this.locate(city));
    if (!points.length) return { x: MIDDLE_X, y: this.#middleY, zoom: 1 };
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    // On a tiny map the margins must leave something.
    const roomX = Math.max(this.width / 3, this.width - 2 * BESIDE.x);
    const roomY = Math.max(this.height / 3, this.height - BESIDE.above - BESIDE.below);
    const unit = Math.min(roomX / (right - left || 1), roomY / (bottom - top || 1));
    const zoom = Math.min(MOST, Math.max(1, Math.min(unit, CLOSE) / this.fit));
    const aside = (BESIDE.below - BESIDE.above) / 2 / (this.fit * zoom);
    return { x: (left + right) / 2, y: (top + bottom) / 2 + aside, zoom };
  }

  #place({ x, y, zoom }: Camera): void {
    this.zoom = zoom;
    this.x = MIDDLE_X - x * zoom;
    this.y = this.#middleY - y * zoom;
    this.#bound();
  }

  /** Move the camera, unless the user is dragging the map. */
  #glide(to: Camera, milliseconds: number): void {
    if (this.held) return;
    this.#take(this.isWhole && to.zoom === 1);
    if (!milliseconds) return this.#place(to);
    const mine = this.#glides;
    const from = this.#camera;
    if (Math.hypot(to.x - from.x, to.y - from.y) * this.unit < 1 && to.zoom === from.zoom) return;
    const start = performance.now();
    const glide = (now: number) => {
      if (this.held || mine !== this.#glides) return;
      const part = Math.min(1, Math.max(0, (now - start) / milliseconds));
      const eased = part * (2 - part);
      this.#place({
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        zoom: part < 1 ? from.zoom * (to.zoom / from.zoom) ** eased : to.zoom,
      });
      if (part < 1) requestAnimationFrame(glide);
    };
    requestAnimationFrame(glide);
  }

  /** How many pixels of panning a point is away from being seen. */
  #aside(point: Point, around: number): { dx: number; dy: number } {
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
