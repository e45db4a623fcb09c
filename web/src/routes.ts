/** Every address of the client, and the page that it opens. */

import type { Component } from 'svelte';
import { matchPath, type Params } from './lib/navigation/path';
import { needTexts } from './lib/text/language.svelte';
import { BY_TURNS, HAND_FIRST, readGroup } from './lib/navigation/router.svelte';
import Lobby from './pages/lobby/Lobby.svelte';
import { offers, type Ability } from './wire/abilities';
import type { PagePath } from './wire/wire';

type Props = Record<string, unknown>;
type LoadPage<PageProps extends object> = () => Promise<{ default: Component<PageProps> }>;

export interface Route<PathParams = Record<string, string>> {
  /** Load the code of the page. */
  readonly load: LoadPage<Props>;
  /** Return the properties of the page; null if the address has none. */
  readonly props: (params: PathParams, hash: string) => Props | null;
  /** Whether another hash is another page, as another path is. */
  readonly byHash: boolean;
  /** What the host must offer. */
  readonly needs?: Ability | undefined;
}

/** Declare a route; the types of its path, its page and the page's properties must agree. */
function route<PathParams, PageProps extends object>(
  load: LoadPage<PageProps>,
  props: (params: PathParams, hash: string) => PageProps | null,
  { byHash = false, needs }: { byHash?: boolean; needs?: Ability } = {},
): Route<PathParams> {
  return { load, props, byHash, needs } as unknown as Route<PathParams>;
}

/** A page that only a host in the page itself has. */
type LocalPath = '/python';

const none = () => ({});
const loadTable = () => import('./pages/table/TablePage.svelte');

/** A person's link and a shared position are behind #: no server logs them. */
export const ROUTES: { readonly [Path in PagePath | LocalPath]: Route<Params<Path>> } = {
  '/': route(
    async () => ({ default: Lobby }),
    () => ({ preload: loadTable }),
  ),
  '/new': route(
    () => import('./pages/newTable/NewTable.svelte'),
    (_, hash) => ({ byTurns: hash === BY_TURNS, group: readGroup(hash) }),
  ),
  '/beside': route(() => import('./pages/cardboard/LayOut.svelte'), none),
  '/games': route(() => import('./pages/games/GamesPage.svelte'), none, { needs: 'people' }),
  '/groups': route(() => import('./pages/groups/GroupsPage.svelte'), none, { needs: 'people' }),
  '/g/:id': route(
    () => import('./pages/groups/GroupPage.svelte'),
    ({ id }) => ({ id }),
    { needs: 'people' },
  ),
  '/beside/midgame': route(async () => {
    await needTexts('midgame');
    return import('./pages/midgame/MidGamePage.svelte');
  }, none),
  '/daily': route(() => import('./pages/daily/DailyPage.svelte'), none, { needs: 'daily' }),
  '/puzzles': route(() => import('./pages/puzzles/PuzzlesPage.svelte'), none, { needs: 'puzzles' }),
  '/puzzles/:number': route(
    () => import('./pages/puzzles/PuzzlePage.svelte'),
    ({ number }) => (/^[0-9]{1,6}$/.test(number) ? { number: Number(number) } : null),
    { needs: 'puzzles' },
  ),
  '/t/:id': route(loadTable, ({ id }, hash) => ({ id, hand: hash === HAND_FIRST })),
  '/t/:id/board': route(
    () => import('./pages/television/TelevisionPage.svelte'),
    ({ id }) => ({ id }),
    { needs: 'people' },
  ),
  '/t/:id/replay': route(
    () => import('./pages/replay/ReplayPage.svelte'),
    ({ id }, hash) => ({ id, hash }),
  ),
  '/t/:id/review': route(
    () => import('./pages/review/ReviewPage.svelte'),
    ({ id }, hash) => ({ id, turn: Number(hash.slice(1)) || null }),
    { needs: 'reviews' },
  ),
  '/p': route(
    () => import('./pages/replay/SharedPage.svelte'),
    (_, hash) => ({ packed: hash.slice(1) }),
    { byHash: true },
  ),
  '/j/:code': route(
    () => import('./pages/links/Join.svelte'),
    ({ code }) => ({ code }),
    { needs: 'people' },
  ),
  '/device': route(
    () => import('./pages/links/Device.svelte'),
    (_, hash) => ({ link: hash.slice(1) }),
    { needs: 'people' },
  ),
  '/mail': route(
    () => import('./pages/links/MailPage.svelte'),
    (_, hash) => {
      const [purpose = '', token = ''] = hash.slice(1).split('=');
      return { purpose, token };
    },
    { byHash: true, needs: 'people' },
  ),
  '/me': route(() => import('./pages/me/MePage.svelte'), none, { needs: 'reviews' }),
  '/privacy': route(() => import('./pages/me/PrivacyPage.svelte'), none, { needs: 'people' }),
  '/licences': route(() => import('./pages/licences/LicencesPage.svelte'), none),
  '/guide': route(async () => {
    await needTexts('guide');
    return import('./pages/tutorial/TutorialPage.svelte');
  }, none),
  '/python': route(
    async () => {
      await needTexts('offline');
      return import('./pages/python/PythonPage.svelte');
    },
    none,
    { needs: 'python' },
  ),
  '/gallery': route(() => import('./pages/gallery/Gallery.svelte'), none),
};

export interface OpenPage {
  path: string;
  route: Route;
  props: Props;
  /** Changes when the page must start again. */
  key: string;
}

/** Return the page at an address, or null if there is none. */
export function pageAt(pathname: string, hash = ''): OpenPage | null {
  for (const [path, route] of Object.entries<Route>(ROUTES)) {
    const params = matchPath(path, pathname) as Record<string, string> | null;
    const props = params && route.props(params, hash);
    if (props && (!route.needs || offers(route.needs)))
      return { path, route, props, key: route.byHash ? hash : pathname };
  }
  return null;
}
