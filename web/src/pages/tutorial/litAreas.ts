// Finds on the page what the guide speaks of, and what its bubble must not cover.
import { around, type Box } from './placeBubble';
import type { Areas } from './steps';

const NEWEST = 4; // lines of the log
const SCENE = '[data-region=map] > .scene';
const KEEP_CLEAR = `.panel, ${SCENE}, .notice, [data-pawn], [data-action], [data-do]`;

/** Return what is seen of an element; null where its middle is hidden or cut off. */
function boxOf(element: Element): Box | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width || !height) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  const within = (edge: { left: number; top: number; right: number; bottom: number }) =>
    edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom;
  if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return null;
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { overflow, position } = getComputedStyle(one);
    if (overflow !== 'visible' && !within(one.getBoundingClientRect())) return null;
    if (position === 'fixed') break; // nothing around it cuts it off
  }
  return { left, top, width, height };
}

function boxesOf(elements: Iterable<Element>): Box[] {
  return [...elements].flatMap((element) => boxOf(element) ?? []);
}

/** Return the areas to light: of the first alternative whose first area is on the screen. */
export function litAreas(alternatives: readonly Areas[]): Box[] {
  for (const selectors of alternatives) {
    const found = selectors.map((selector) => around(boxesOf(document.querySelectorAll(selector))));
    if (found[0]) return found.filter((box) => box !== null);
  }
  return [];
}

/** Return what should stay visible besides: an open panel, notices, pawns, the newest lines of the log. */
export function keptClear(): Box[] {
  const lines = [...document.querySelectorAll('[role=log] li')].slice(-NEWEST);
  return [...boxesOf(document.querySelectorAll(KEEP_CLEAR)), ...boxesOf(lines)];
}

/** Whether the board is still showing what happened. */
export function sceneShown(): boolean {
  return document.querySelector(SCENE) !== null;
}
