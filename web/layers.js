// Which folder of src/ may import which, and which modules are pure: ESLint checks both. Type imports
// and dynamic imports count too.
import { readdirSync } from 'node:fs';
import boundaries from 'eslint-plugin-boundaries';
import ts from 'typescript-eslint';

const LIB = ['lib/browser', 'lib/person', 'lib/navigation', 'lib/text', 'lib/ui'];
const GAME = ['game/state', 'game/words'];
const LOW = [...LIB, 'lib/sound', ...GAME, 'frame', 'pieces', 'pieces/art', 'wire'];

/** The folders from the lowest to the highest, with those that each may import besides itself. */
const LAYERS = {
  compiled: [],
  wire: [],
  style: [],
  'lib/browser': [],
  'lib/person': ['lib/browser', 'wire'],
  'lib/navigation': ['lib/person', 'wire'],
  'lib/sound': ['lib/person'],
  'lib/text': ['lib/person'],
  'lib/ui': ['lib/browser', 'lib/person', 'lib/navigation', 'lib/text', 'wire'],
  'game/state': ['wire'],
  'game/words': ['game/state', 'lib/text', 'wire'],
  frame: [...LIB, ...GAME, 'wire'],
  'pieces/art': ['game/state'],
  pieces: ['pieces/art', 'game/state', 'lib/text'],
  'board/geometry': ['pieces/art', 'game/state'],
  board: ['board/geometry', ...LOW],
  'play/animation': ['board', 'board/geometry', ...LOW],
  play: ['play/animation', 'board', 'board/geometry', ...LOW],
  cardboard: LOW,
  coach: ['play', ...LOW],
  exercise: ['play', ...LOW],
  share: ['board', ...LOW],
  testing: ['compiled', 'play', ...LOW],

  'table/session': ['cardboard', 'coach', 'exercise', 'play', 'play/animation', 'board', ...LOW],
  'table/keyboard': ['play', ...LOW],
  'table/talk': ['play', ...LOW],
  'table/cards': ['play', ...LOW],
  'table/actions': ['table/talk', 'play', 'board', 'board/geometry', ...LOW],
  'table/team': ['table/talk', 'coach', 'play', 'board', 'board/geometry', ...LOW],
  'table/log': ['table/talk', 'play', 'play/animation', ...LOW],
  'table/header': ['table/session', 'play', ...LOW],
  'table/map': [
    ...['session', 'actions', 'cards', 'log'].map((part) => `table/${part}`),
    ...['play', 'play/animation', 'board', 'board/geometry', ...LOW],
  ],
  'table/dock': [
    ...['session', 'actions', 'talk', 'team', 'log'].map((part) => `table/${part}`),
    ...['coach', 'exercise', 'play', 'play/animation', 'board', ...LOW],
  ],
  'table/screen': [
    ...['session', 'keyboard', 'header', 'map', 'dock', 'actions', 'cards', 'team', 'log'].map(
      (part) => `table/${part}`,
    ),
    ...['cardboard', 'coach', 'exercise', 'share', 'play', 'board', ...LOW],
  ],

  offline: LOW,

  'pages/help': LOW,
  'pages/gallery': LOW,
  'pages/licences': LOW,
  'pages/links': LOW,
  'pages/puzzles': ['board/geometry', ...LOW],
  'pages/cardboard': ['cardboard', ...LOW],
  'pages/midgame': ['cardboard', 'board', ...LOW],
  'pages/replay': ['table/header', 'table/cards', 'exercise', 'share', 'board', ...LOW],
  'pages/review': ['exercise', 'board', ...LOW],
  'pages/end': ['pages/review', 'board/geometry', ...LOW],
  'pages/daily': ['pages/end', 'pages/puzzles', ...LOW],
  'pages/notices': LOW,
  'pages/games': ['pages/notices', 'table/log', 'board/geometry', ...LOW],
  'pages/lobby': [
    ...['daily', 'games', 'notices', 'puzzles'].map((page) => `pages/${page}`),
    ...['board/geometry', ...LOW],
  ],
  'pages/groups': ['pages/lobby', ...LOW],
  'pages/newTable': ['pages/groups', ...LOW],
  'pages/me': ['pages/lobby', 'pages/daily', 'pages/puzzles', 'pages/end', ...LOW],
  'pages/python': ['offline', 'board', ...LOW],
  'pages/settings': ['offline', 'pages/me', 'pages/notices', ...LOW],
  'pages/waitingRoom': ['pages/me', 'pages/groups', 'pages/notices', ...LOW],
  'pages/table': ['pages/waitingRoom', 'pages/end', 'table/screen', ...LOW],
  'pages/tutorial': ['pages/lobby', 'pages/end', 'table/screen', ...LOW],
  'pages/television': [
    ...['session', 'header', 'map', 'dock', 'screen'].map((part) => `table/${part}`),
    ...['pages/end', 'play', ...LOW],
  ],
};

const lower = new Set();
for (const [folder, imported] of Object.entries(LAYERS)) {
  const higher = imported.filter((other) => !lower.has(other));
  if (higher.length) throw new Error(`layers.js: ${folder} is not above ${higher}`);
  lower.add(folder);
}
const source = new URL('src/', import.meta.url);
const inside = (folder, outer) => `${folder}/`.startsWith(`${outer}/`);
for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
  const folder = `${entry.parentPath}/`.slice(source.pathname.length).replace(/\/$/, '');
  if (entry.isFile() && folder && !Object.keys(LAYERS).some((known) => inside(folder, known)))
    throw new Error(`layers.js does not say what src/${folder} may import`);
}

const TOP = 'src'; // the files beside the folders: they know every page
const pages = Object.keys(LAYERS).filter((folder) => folder.startsWith('pages/'));
const allowed = { ...LAYERS, [TOP]: [...pages, ...LOW, 'offline', 'style'] };
const types = (names) => ({ element: { types: { anyOf: names } } });

const layers = {
  files: ['src/**/*.ts', 'src/**/*.svelte'],
  ignores: ['src/**/*.test.ts', 'src/**/*.d.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { node: { extensions: ['.ts', '.svelte', '.json'] } },
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/additional-dependency-nodes': [
      { name: 'import-type', selector: 'TSImportType > Literal', kind: 'type' },
    ],
    'boundaries/elements': Object.keys(allowed)
      .sort((a, b) => b.length - a.length) // the first that matches counts
      .map((folder) => ({
        type: folder,
        pattern: folder === TOP ? TOP : `src/${folder}`,
        partialMatch: false,
      })),
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: Object.entries(allowed).map(([folder, others]) => ({
          from: types([folder]),
          allow: { to: types([folder, ...others]) },
        })),
      },
    ],
  },
};

const PAGE = ['document', 'window', 'location', 'localStorage', 'sessionStorage', 'navigator'];
const RUNES = ['$state', '$derived', '$effect', '$props', '$bindable', '$inspect'];

/** What uses positions, moves and texts, but no component, no state and no page. */
const pure = {
  files: ['src/game/**/*.{ts,svelte}', 'src/lib/text/{text,names,tokenize}.ts'],
  ignores: ['src/**/*.test.ts'],
  plugins: { '@typescript-eslint': ts.plugin },
  rules: {
    'no-restricted-globals': ['error', ...PAGE, ...RUNES, 'HTMLElement', 'addEventListener'],
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: 'svelte', message: 'Pure modules use no components and no state.' },
          { regex: '/wire/(?!wire$|abilities$)', message: 'Pure modules talk to no server.' },
          {
            regex: '/wire/wire$',
            allowImportNames: ['BOARD', 'DISEASES', 'EDITIONS', 'EVENTS', 'ROLES'],
            allowTypeImports: true,
            message: 'Of the wire, pure modules use only types and the facts of the game.',
          },
        ],
      },
    ],
  },
};

export default [layers, pure];
