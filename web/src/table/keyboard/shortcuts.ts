// The keyboard shortcuts of a table; each has an equivalent on the screen.
import { isEvent, type Move } from '../../game/state/moves';
import { help } from '../../lib/navigation/help.svelte';
import { t } from '../../lib/text/text';
import type { Lens } from '../../play/lens.svelte';
import type { Play } from '../../play/play.svelte';
import type { Keys } from './keys';
import { ruleAt } from './ruleAt';

export interface Places {
  map: () => void;
  log: () => void;
  since: () => void;
}

export function shortcuts(play: Play, lens: Lens, places: Places): Keys {
  const some = (moves: Move[], title: string, action?: string) =>
    play.offer(moves, title, action && `[data-action=${action}]`);
  return {
    t: () => some(play.movesOf('treat'), t('kind-treat')),
    b: () => some(play.movesOf('build'), t('action-build'), 'build'),
    s: () => some(play.movesOf('give', 'take'), t('action-share'), 'share'),
    c: () => some(play.movesOf('cure'), t('kind-cure')),
    e: () => {
      const moves = play.moves.filter(isEvent);
      if (moves.length) play.choice = { title: t('events-title'), moves, before: null };
    },
    u: () => (play.plan.on || play.undoable !== null) && void play.undo(),
    r: () =>
      !play.plan.on && !play.behind && play.game.redo !== null && void play.once({ do: 'redo' }),
    d: () => {
      if (play.inWindow) void play.once({ do: 'go_on' });
      else if (play.exercise || play.movesOf('pass', 'next').length) void play.draw();
    },
    p: () => play.togglePlan(),
    h: () => lens.allowed && (lens.open = !lens.open),
    l: places.log,
    w: places.since,
    m: places.map,
    '?': () => help.open(ruleAt(document.activeElement)),
  };
}

/** Move the focus to the next region of the page (F6). */
export function nextRegion(map: () => void): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const at = regions.findIndex((one) => one.contains(document.activeElement));
  const to = regions[(at + 1) % regions.length];
  if (to?.dataset['region'] === 'map') return map();
  const first = 'button:not(:disabled), [tabindex="0"], summary, input';
  (to?.querySelector<HTMLElement>(first) ?? to)?.focus();
}
