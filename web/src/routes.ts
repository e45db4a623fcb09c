/** Every address of the client, and the page that it opens. */

import type { Component } from 'svelte';
import { matchPath, type Params } from './lib/navigation/path';
import { HAND_FIRST } from './lib/navigation/router.svelte';
import Lobby from './pages/lobby/Lobby.svelte';

type Props = Record<string, unknown>;

export interface Route {
  readonly path: string;
  /** Load the code of the page. */
  readonly load: () => Promise<{ default: Component<Props> }>;
  /** Return the properties of the page; null if the address has none. */
  readonly props: (params: Record<string, string>, hash: string) => Props | null;
  /** Whether another hash is another page, as another path is. */
  readonly byHash: boolean;
}

/** Declare a route; the types of its pattern, its page and the page's properties must agree. */
function route<Path extends string, PageProps extends object>(
  path: Path,
  load: () => Promise<{ default: Component<PageProps> }>,
  props: (params: Params<Path>, hash: string) => PageProps | null,
  { byHash = false } = {},
): Route {
  return { path, load, props, byHash } as unknown as Route;
}

const none = () => ({});
const loadTable = () => import('./pages/table/TablePage.svelte');

/** A person's link and a shared position are behind #: no server logs them. */
export const ROUTES: readonly Route[] = [
  route(
    '/',
    async () => ({ default: Lobby }),
    () => ({ preload: loadTable }),
  ),
  route('/new', () => import('./pages/newTable/NewTable.svelte'), none),
  route('/beside', () => import('./pages/cardboard/LayOut.svelte'), none),
  route('/daily', () => import('./pages/daily/DailyPage.svelte'), none),
  route('/puzzles', () => import('./pages/puzzles/PuzzlesPage.svelte'), none),
  route(
    '/puzzles/:number',
    () => import('./pages/puzzles/PuzzlePage.svelte'),
    ({ number }) => (/^[0-9]{1,6}$/.test(number) ? { number: Number(number) } : null),
  ),
  route('/t/:id', loadTable, ({ id }, hash) => ({ id, hand: hash === HAND_FIRST })),
  route(
    '/t/:id/board',
    () => import('./pages/television/TelevisionPage.svelte'),
    ({ id }) => ({ id }),
  ),
  route(
    '/t/:id/replay',
    () => import('./pages/replay/ReplayPage.svelte'),
    ({ id }, hash) => ({ id, hash }),
  ),
  route(
    '/t/:id/review',
    () => import('./pages/review/ReviewPage.svelte'),
    ({ id }, hash) => ({ id, turn: Number(hash.slice(1)) || null }),
  ),
  route(
    '/p',
    () => import('./pages/replay/SharedPage.svelte'),
    (_, hash) => ({ packed: hash.slice(1) }),
    { byHash: true },
  ),
  route(
    '/j/:code',
    () => import('./pages/links/Join.svelte'),
    ({ code }) => ({ code }),
  ),
  route(
    '/device',
    () => import('./pages/links/Device.svelte'),
    (_, hash) => ({ link: hash.slice(1) }),
  ),
  route(
    '/mail',
    () => import('./pages/links/MailPage.svelte'),
    (_, hash) => {
      const [purpose = '', token = ''] = hash.slice(1).split('=');
      return { purpose, token };
    },
    { byHash: true },
  ),
  route('/me', () => import('./pages/me/MePage.svelte'), none),
  route('/privacy', () => import('./pages/me/PrivacyPage.svelte'), none),
  route('/guide', () => import('./pages/tutorial/TutorialPage.svelte'), none),
  route('/gallery', () => import('./pages/gallery/Gallery.svelte'), none),
];

export interface OpenPage {
  route: Route;
  props: Props;
  /** Changes when the page must start again. */
  key: string;
}

/** Return the page at an address, or null if there is none. */
export function pageAt(pathname: string, hash = ''): OpenPage | null {
  for (const route of ROUTES) {
    const params = matchPath(route.path, pathname) as Record<string, string> | null;
    const props = params && route.props(params, hash);
    if (props) return { route, props, key: route.byHash ? hash : pathname };
  }
  return null;
}
