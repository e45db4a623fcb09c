// Finds on the page what the guide speaks of, and what its bubble must not cover.
import { enclose, type Box } from './placeBubble';
import type { Areas } from './steps';

const NEWEST = 4; // lines of the log
const SCENE = '.dock .scene';
const KEEP_CLEAR = `.panel, [data-tag], ${SCENE}, .notice, [data-action], [data-do]`;

/** Return what is seen of an element; null where its middle is hidden or cut off. */
function measureBox(element: Element): Box | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width || !height) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  const within = (edge: { left: number; top: number; right: number; bottom: number }) =>
    edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom;
  if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return null;
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    const { overflow, position } = getComputedStyle(parent);
    if (overflow !== 'visible' && !within(parent.getBoundingClientRect())) return null;
    if (position === 'fixed') break; // nothing around it cuts it off
  }
  return { left, top, width, height };
}

function measureBoxes(elements: Iterable<Element>): Box[] {
  return [...elements].flatMap((element) => measureBox(element) ?? []);
}

/** Return the areas to light: of the first alternative whose first area is on the screen. */
export function findLitAreas(alternatives: readonly Areas[]): Box[] {
  for (const selectors of alternatives) {
    const boxes = selectors.map((selector) =>
      enclose(measureBoxes(document.querySelectorAll(selector))),
    );
    if (boxes[0]) return boxes.filter((box) => box !== null);
  }
  return [];
}

/** Return what should stay visible besides: an open panel, notices, keys, the newest lines of the log. */
export function listClearAreas(): Box[] {
  const lines = [...document.querySelectorAll('[role=log] li')].slice(-NEWEST);
  return [...measureBoxes(document.querySelectorAll(KEEP_CLEAR)), ...measureBoxes(lines)];
}

/** Whether the board is still showing what happened. */
export function isSceneShown(): boolean {
  return document.querySelector(SCENE) !== null;
}
