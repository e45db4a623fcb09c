// Touch and mouse gestures on the map: a drag pans or moves a pawn, wheel and pinch zoom, a long
// press opens details.
import type { MapView } from './view.svelte';

const SLIP = 7; // pixels that the pointer may move during a click
const LONG = 500; // milliseconds of a long press

export interface GestureHandlers {
  tap: (target: Element, event: PointerEvent) => void;
  press: (target: Element) => void;
  /** Whether an element can be dragged; if so, a drag moves it instead of the map. */
  grab: (target: Element) => boolean;
  carry: (x: number, y: number, over: Element | null) => void;
  drop: (over: Element | null) => void;
}

/** An attachment for the drawing that distinguishes taps, long presses and drags. */
export function handleGestures(view: MapView, on: GestureHandlers) {
  return (drawing: SVGSVGElement) => new Gestures(drawing, view, on).listen();
}

class Gestures {
  readonly #drawing: SVGSVGElement;
  readonly #view: MapView;
  readonly #on: GestureHandlers;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0; // pixels
  #pressed: ReturnType<typeof setTimeout> | undefined; // until the press is a long one
  #down: Element | null = null;
  #carrying = false;

  constructor(drawing: SVGSVGElement, view: MapView, on: GestureHandlers) {
    this.#drawing = drawing;
    this.#view = view;
    this.#on = on;
  }

  /** Start listening; return a function that stops. */
  listen(): () => void {
    const left = new AbortController();
    const { signal } = left;
    const listen = (name: string, act: (event: never) => void) =>
      this.#drawing.addEventListener(name, act as EventListener, { signal, passive: false });
    listen('pointerdown', (event: PointerEvent) => this.#start(event));
    listen('pointermove', (event: PointerEvent) => this.#move(event));
    listen('pointerup', (event: PointerEvent) => this.#end(event));
    listen('pointercancel', (event: PointerEvent) => this.#end(event));
    listen('contextmenu', (event: Event) => this.#openMenu(event));
    listen('wheel', (event: WheelEvent) => this.#zoom(event));
    return () => {
      left.abort();
      clearTimeout(this.#pressed);
      this.#view.held = false;
    };
  }

  #locate(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.#drawing.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Return the middle between two fingers, and how far they are apart. */
  #spread(): { x: number; y: number; far: number } | null {
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return null;
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  }

  #start(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#fingers.set(event.pointerId, this.#locate(event));
    this.#view.held = true;
    clearTimeout(this.#pressed);
    if (this.#fingers.size > 1) return;
    this.#moved = 0;
    this.#down = event.target as Element;
    if (event.pointerType !== 'touch') return;
    this.#pressed = setTimeout(() => {
      if (this.#down && this.#moved < SLIP && this.#fingers.size === 1) this.#on.press(this.#down);
      this.#down = null;
    }, LONG);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const pinch = this.#spread();
    const now = this.#locate(event);
    this.#fingers.set(event.pointerId, now);
    if (pinch && !this.#carrying) {
      const after = this.#spread();
      this.#moved += SLIP;
      if (after && pinch.far) this.#view.zoomAt(after.far / pinch.far, after.x, after.y);
      if (after) this.#view.pan(after.x - pinch.x, after.y - pinch.y);
      return;
    }
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#moved < SLIP) return;
    // Capture the pointer only for a real drag, so that clicks reach the element below.
    this.#drawing.setPointerCapture(event.pointerId);
    this.#carrying ||= this.#down !== null && this.#on.grab(this.#down);
    this.#down = null;
    if (this.#carrying) this.#on.carry(now.x, now.y, findElement(event));
    else this.#view.pan(now.x - before.x, now.y - before.y);
  }

  #end(event: PointerEvent): void {
    clearTimeout(this.#pressed);
    const isLast = this.#fingers.size === 1;
    const isLifted = event.type === 'pointerup' && isLast;
    this.#fingers.delete(event.pointerId);
    this.#view.held = this.#fingers.size > 0;
    if (this.#carrying) this.#on.drop(isLifted ? findElement(event) : null);
    this.#carrying = false;
    if (isLifted && this.#down && this.#moved < SLIP) this.#on.tap(this.#down, event);
    if (!this.#fingers.size) this.#down = null;
  }

  #zoom(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.#locate(event);
    this.#view.zoomAt(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)), x, y);
  }

  #openMenu(event: Event): void {
    event.preventDefault();
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    this.#on.press(event.target as Element);
  }
}

function findElement({ clientX, clientY }: PointerEvent): Element | null {
  return document.elementFromPoint(clientX, clientY);
}
