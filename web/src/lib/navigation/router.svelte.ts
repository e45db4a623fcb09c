/** Which page is open: addresses below the server's sub-path, without reloads. */

import { href, root } from '../../wire/address';

export { absolute, href } from '../../wire/address';

export type Route =
  | { name: 'lobby' }
  | { name: 'new' }
  | { name: 'beside' }
  | { name: 'daily' }
  | { name: 'puzzles' }
  | { name: 'puzzle'; number: number }
  | { name: 'table'; id: string; hand: boolean }
  | { name: 'board'; id: string }
  | { name: 'replay'; id: string; hash: string }
  | { name: 'review'; id: string; turn: number | null }
  | { name: 'join'; code: string }
  | { name: 'device'; link: string }
  | { name: 'mail'; purpose: string; token: string }
  | { name: 'position'; packed: string }
  | { name: 'me' }
  | { name: 'privacy' }
  | { name: 'guide' }
  | { name: 'gallery' }
  | { name: 'lost' };

/** The end of an address for phones beside a television: they show the hand first. */
export const HAND_FIRST = '#hand';

/** What an address shows; a person's link and a shared position are behind #: no server logs them. */
export function parse(pathname: string, hash = ''): Route {
  const inside = pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
  const [first = '', second = '', third = '', ...more] = inside.split('/').filter(Boolean);
  if (!first) return { name: 'lobby' };
  if (first === 'new' && !second) return { name: 'new' };
  if (first === 'beside' && !second) return { name: 'beside' };
  if (first === 'daily' && !second) return { name: 'daily' };
  if (first === 'puzzles' && !second) return { name: 'puzzles' };
  if (first === 'puzzles' && /^[0-9]{1,6}$/.test(second) && !third)
    return { name: 'puzzle', number: Number(second) };
  if (first === 'me' && !second) return { name: 'me' };
  if (first === 'privacy' && !second) return { name: 'privacy' };
  if (first === 'guide' && !second) return { name: 'guide' };
  if (first === 'gallery' && !second) return { name: 'gallery' };
  if (first === 'device' && !second) return { name: 'device', link: hash.slice(1) };
  if (first === 'mail' && !second) {
    const [purpose = '', token = ''] = hash.slice(1).split('=');
    return { name: 'mail', purpose, token };
  }
  if (first === 'p' && !second) return { name: 'position', packed: hash.slice(1) };
  if (first === 'j' && second && !third) return { name: 'join', code: second };
  if (first === 't' && second && !third)
    return { name: 'table', id: second, hand: hash === HAND_FIRST };
  if (first === 't' && second && third === 'board' && !more.length) {
    return { name: 'board', id: second };
  }
  if (first === 't' && second && third === 'replay' && !more.length) {
    return { name: 'replay', id: second, hash };
  }
  if (first === 't' && second && third === 'review' && !more.length) {
    return { name: 'review', id: second, turn: Number(hash.slice(1)) || null };
  }
  return { name: 'lost' };
}

class Router {
  #path = $state(location.pathname);
  #hash = $state(location.hash);
  readonly route = $derived(parse(this.#path, this.#hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  /** Go to an address of the client: `go('/t/abc')`; another page begins at its top. */
  go(path: string, replace = false): void {
    const before = location.pathname;
    history[replace ? 'replaceState' : 'pushState'](null, '', href(path));
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.#hash = location.hash;
  }
}

export const router = new Router();

/** Handle plain clicks on a link inside the client: `<a href={href('/new')} onclick={stay}>`. */
export function stay(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link) return;
  event.preventDefault();
  router.go(link.pathname.slice(root.length) + link.hash);
}
