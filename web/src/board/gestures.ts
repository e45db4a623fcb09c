// Touch and mouse gestures on the map: a drag pans or moves a pawn, wheel and pinch zoom, a long
// press opens details.
import type { MapView } from './view.svelte';

const SLIP = 7; // pixels that the pointer may move during a click
const LONG = 500; // milliseconds of a long press

export interface Heard {
  tap: (target: Element, event: PointerEvent) => void;
  press: (target: Element) => void;
  /** Whether an element can be dragged; if so, a drag moves it instead of the map. */
  grab: (target: Element) => boolean;
  carry: (x: number, y: number, over: Element | null) => void;
  drop: (over: Element | null) => void;
}

/** An attachment for the drawing that distinguishes taps, long presses and drags. */
export function handleGestures(view: MapView, heard: Heard) {
  return (drawing: SVGSVGElement) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let down: Element | null = null;
    let carrying = false;

    const point = (event: { clientX: number; clientY: number }) => {
      const box = drawing.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY);
    const spread = () => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) return null;
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    function start(event: PointerEvent): void {
      if (event.button > 0) return;
      fingers.set(event.pointerId, point(event));
      view.held = true;
      clearTimeout(pressed);
      if (fingers.size > 1) return;
      moved = 0;
      down = event.target as Element;
      if (event.pointerType !== 'touch') return;
      pressed = setTimeout(() => {
        if (down && moved < SLIP && fingers.size === 1) heard.press(down);
        down = null;
      }, LONG);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const pinch = spread();
      const now = point(event);
      fingers.set(event.pointerId, now);
      if (pinch && !carrying) {
        const after = spread();
        moved += SLIP;
        if (after && pinch.far) view.zoomAt(after.far / pinch.far, after.x, after.y);
        if (after) view.pan(after.x - pinch.x, after.y - pinch.y);
        return;
      }
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved < SLIP) return;
      // Capture the pointer only for a real drag, so that clicks reach the element below.
      drawing.setPointerCapture(event.pointerId);
      carrying ||= down !== null && heard.grab(down);
      down = null;
      if (carrying) heard.carry(now.x, now.y, under(event));
      else view.pan(now.x - before.x, now.y - before.y);
    }

    function end(event: PointerEvent): void {
      clearTimeout(pressed);
      const alone = fingers.size === 1;
      fingers.delete(event.pointerId);
      view.held = fingers.size > 0;
      if (carrying) heard.drop(event.type === 'pointerup' && alone ? under(event) : null);
      carrying = false;
      if (event.type === 'pointerup' && alone && down && moved < SLIP) heard.tap(down, event);
      if (!fingers.size) down = null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = point(event);
      view.zoomAt(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 500)), x, y);
    }

    function menu(event: Event): void {
      event.preventDefault();
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      heard.press(event.target as Element);
    }

    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', start],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
      ['contextmenu', menu],
    ];
    for (const [name, listen] of listeners) drawing.addEventListener(name, listen as EventListener);
    drawing.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(pressed);
      view.held = false;
      for (const [name, listen] of listeners) {
        drawing.removeEventListener(name, listen as EventListener);
      }
      drawing.removeEventListener('wheel', wheel);
    };
  };
}
