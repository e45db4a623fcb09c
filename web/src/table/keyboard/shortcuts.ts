// The keyboard shortcuts of a table; each has an equivalent on the screen.
import { isEvent, type Move } from '../../game/state/moves';
import { help } from '../../lib/navigation/help.svelte';
import { t } from '../../lib/text/text';
import type { Lens } from '../../play/lens.svelte';
import type { Play } from '../../play/play';
import type { TurnEnd } from '../../play/turnEnd';
import type { Keys } from './keys';
import { findRule } from './ruleAt';

export interface Places {
  map: () => void;
  log: () => void;
  since: () => void;
}

/** Where events are chosen: at their key in the dock. */
const EVENTS = '[data-action=events], .chip.event, [data-action=more]';

/** Return what each key does. */
export function bindShortcuts(
  { decision, discarding, choosing, planning, undo, sender }: Play,
  turnEnd: TurnEnd,
  lens: Lens,
  places: Places,
): Keys {
  const offer = (moves: Move[], title: string, action?: string) =>
    choosing.offer(moves, title, action && `[data-action=${action}]`);
  return {
    t: () => offer(decision.movesOf('treat'), t('kind-treat')),
    b: () => offer(decision.movesOf('build'), t('action-build'), 'build'),
    s: () => offer(decision.movesOf('give', 'take'), t('action-share'), 'share'),
    c: () => offer(decision.movesOf('cure'), t('kind-cure')),
    e: () => {
      const moves = decision.moves.filter(isEvent);
      if (moves.length) choosing.ask(moves, t('events-title'), EVENTS);
    },
    u: () => (decision.isPlanned || undo.seat !== null) && void undo.undo(),
    r: () => undo.redoSeat !== null && void undo.redo(),
    d: () => {
      if (discarding.seat !== null) void discarding.discard();
      else if (decision.inWindow) void sender.sendOnce({ do: 'go_on' });
      else if (turnEnd.exercise || decision.movesOf('pass', 'next').length) void turnEnd.draw();
    },
    p: () => planning.toggle(),
    h: () => {
      if (decision.canHold) void sender.sendOnce({ do: 'hold' });
      else if (lens.allowed) lens.open = !lens.open;
    },
    l: places.log,
    w: places.since,
    m: places.map,
    '?': () => help.open(findRule(document.activeElement)),
  };
}

/** Move the focus to the next region of the page (F6). */
export function focusNextRegion(map: () => void): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const to = regions[(at + 1) % regions.length];
  if (to?.dataset['region'] === 'map') return map();
  const first = 'button:not(:disabled), [tabindex="0"], summary, input';
  (to?.querySelector<HTMLElement>(first) ?? to)?.focus();
}
