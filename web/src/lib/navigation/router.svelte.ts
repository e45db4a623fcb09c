/** The address of the open page, and going to another one without a reload. */

import { href, pathIn } from '../../wire/address';

export { absolute, href } from '../../wire/address';

/** The end of an address for phones beside a television: they show the hand first. */
export const HAND_FIRST = '#hand';

/** The end of the address of a new table that is played turn by turn. */
export const BY_TURNS = '#turns';

const FOR_GROUP = '#group=';

/** Return the address of a new table for a group. */
export const newTableFor = (group: string) => `/new${FOR_GROUP}${group}`;

/** Return the group for which a new table is, from the end of its address; null without one. */
export function readGroup(hash: string): string | null {
  return hash.startsWith(FOR_GROUP) ? hash.slice(FOR_GROUP.length) || null : null;
}

class Router {
  /** The path, below the server's sub-path. */
  path = $state(pathIn(location));
  /** What follows the path: empty, or with a # before it. */
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  /** Go to an address of the client: `go('/t/abc')`; another page begins at its top. */
  go(path: string, replace = false): void {
    const before = this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = pathIn(location);
    this.hash = location.hash;
  }
}

export const router = new Router();

/** Handle plain clicks on a link inside the client: `<a href={href('/new')} onclick={stay}>`. */
export function stay(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link) return;
  event.preventDefault();
  router.go(pathIn(link) + link.hash);
}
