// Positions, tables and log entries as the server sends them (docs/host/protocol.md).
import type { PlayedEntry } from '../game/state/liveMoves';
import type { Kind, Move } from '../game/state/moves';
import type {
  Disease,
  Dispatch,
  EntryPlayed,
  EventCard,
  Happening,
  Player,
  Position,
  Role,
  SeatView,
  ShownEntry,
  ShownEvent,
  ShownGame,
  Table,
  Turn,
} from '../wire/wire';

const MEDIC: Player = { role: 'medic', city: 'atlanta', hand: ['paris', 'chicago', 'airlift'] };
const SCIENTIST: Player = {
  role: 'scientist',
  city: 'atlanta',
  hand: ['essen', 'london', 'milan', 'cairo'],
};

const TURN: Turn = {
  seat: 0,
  phase: 'actions',
  actions_left: 4,
  opsflight_used: false,
  quiet_nights: 0,
  infections_left: 2,
  epidemic_step: null,
  epidemics_pending: 0,
  resume: [],
  forecast: null,
};

/** Return a position early in a game of Medic and Scientist, with these fields changed. */
export function position(
  change: Omit<Partial<Position>, 'turn'> & { turn?: Partial<Turn> } = {},
): Position {
  return {
    edition: '2013',
    epidemics: 4,
    hands: 'open',
    events: ['airlift', 'forecast', 'government_grant', 'one_quiet_night', 'resilient_population'],
    role_pool: ['medic', 'scientist'],
    players: [MEDIC, SCIENTIST],
    diseases: { blue: 'uncured', yellow: 'uncured', black: 'uncured', red: 'uncured' },
    cubes: { chicago: { blue: 2 }, cairo: { black: 3, blue: 1 }, tokyo: { red: 1 } },
    stations: ['atlanta'],
    outbreaks: 1,
    epidemics_drawn: 0,
    player_discards: ['lima'],
    infection_discards: ['chicago', 'cairo', 'tokyo'],
    removed: [],
    player_deck: {
      piles: [
        { cards: 11, epidemics: 1 },
        { cards: 12, epidemics: 1 },
      ],
    },
    outcome: null,
    infection_deck: { layers: [['delhi', 'lagos'], ['lima']], mixed: [] },
    unseen: [],
    viewer: 0,
    ...change,
    turn: { ...TURN, ...change.turn },
  };
}

/** Return the players of `position()`, with one of them changed. */
export function players(role: string, change: Partial<Player>): Player[] {
  return [MEDIC, SCIENTIST].map((player) =>
    player.role === role ? { ...player, ...change } : player,
  );
}

/** Nobody comes, goes or asks for anything. */
const NOTHING_ASKED = {
  ready: [],
  invited: [],
  absent: null,
  rematch: null,
  requests: [],
  plans: [],
};

/** Return a table where Ada plays the Medic and a bot the Scientist, with these changes. */
export function table(change: Partial<Table> = {}, game: Partial<ShownGame> = {}): Table {
  return {
    seq: 9,
    setup: {
      edition: '2013',
      players: 2,
      epidemics: 4,
      roles: null,
      role_pool: null,
      events: null,
      hands: null,
      first: null,
      position: null,
      cards: null,
      visibility: 'invite',
      help: 'odds',
      absent_seconds: null,
      turn_hours: null,
      late: 'nothing',
      name: '',
    },
    host: 'ada',
    commitment: 'c0ffee',
    deal_known: false,
    day: null,
    practice: null,
    closed: false,
    code: 'fox-owl-7',
    you: 'ada',
    people: { ada: { name: 'Ada', gone: false }, max: { name: 'Max', gone: false } },
    seats: [
      { holder: 'ada', owner: null, bot: null },
      { holder: 'bot:1', owner: null, bot: 'careful' },
    ],
    ...NOTHING_ASKED,
    waiting: [{ for: 'actions', seat: 0 }],
    window: null,
    settings: {
      stops: { draw: 'never', infect: 'pause', epidemic: 'ask' },
      agreeable: false,
      agrees_to: [],
    },
    game: {
      views: [
        {
          position: position(),
          legal: ['drive chicago', 'treat blue', 'pass'].map((text) => move(text)),
          due: [],
        },
      ],
      undo: null,
      redo: null,
      outcome: null,
      next_step: null,
      ...game,
    },
    ...change,
  };
}

/** Return the log entry of a seat's move, with its events. */
export function made(
  seq: number,
  text: string,
  events: readonly (Happening | ShownEvent)[] = [],
  change: Partial<Omit<EntryPlayed, 'outcomes'>> = {},
): PlayedEntry {
  const by = { by: 'ada', seat: 0, redo: false, why: null };
  return { kind: 'played', seq, text, events: events.map(shown), ...by, ...change };
}

export const undid = (seq: number): ShownEntry => ({ kind: 'undid', seq, by: 'ada', to: 0 });

/** Return the start of a player's turn. */
export const turn = (seat: number): ShownEvent => ({
  event: 'turn',
  actions_left: 4,
  audience: null,
  player: seat ? 'scientist' : 'medic',
  seat,
});

/** Return the event of a drive to a city. */
export const drove = (city: string, player: Role = 'medic'): ShownEvent => ({
  event: 'moved',
  actions_left: 3,
  audience: null,
  player,
  origin: 'atlanta',
  city,
  how: 'drive',
  by: player,
});

/** Return a chat message of a person. */
export const said = (seq: number, by: string, text = 'hello'): ShownEntry => ({
  kind: 'said',
  seq,
  by,
  text,
  phrase: null,
  about: null,
  moves: null,
  after: null,
  plan: null,
  step: null,
});

/** Return an event as sent by the server, with all actions left by default. */
export const shown = (event: Happening | ShownEvent): ShownEvent => ({ actions_left: 4, ...event });

/** Return a view of a position without legal moves. */
export const view = (at: Position, legal: Move[] = []): SeatView => ({
  position: at,
  legal,
  due: [],
});

/** Return a move as sent by the server, from its text; `change` adds further fields. */
export function move(text: string, change: Partial<Move> = {}): Move {
  const [verb = '', a = '', b = '', c = '', ...more] = text.split(' ');
  const parts: Partial<Record<Kind | 'move', Partial<Move>>> = {
    move: { kind: 'dispatch', pawn: a as Role, how: b as Dispatch, city: c },
    opsflight: { city: a, card: c, cards: [c] },
    build: b ? { moving: b } : {},
    treat: { disease: a as Disease },
    give: { card: a, partner: c as Role, cards: [a] },
    take: { card: a, partner: c as Role },
    cure: { disease: a as Disease, cards: [c, ...more] },
    store: { event: a as EventCard },
    airlift: { pawn: a as Role, city: b, cost: 0, cards: ['airlift'] },
    grant: { city: a, ...(c && { moving: c }), cost: 0, cards: ['government_grant'] },
    resilient: { city: a, cost: 0, cards: ['resilient_population'] },
    quiet: { cost: 0, cards: ['one_quiet_night'] },
    forecast: { cost: 0, cards: ['forecast'] },
    order: { order: text.split(' ').slice(1), cost: 0 },
    discard: { card: a, cost: 0, cards: [a] },
    direct: { city: a, cards: [a] },
    pass: { cost: 4 },
    next: { cost: 0 },
  };
  const kind = verb as Kind;
  return { text, seat: 0, kind, cost: 1, ...(parts[kind] ?? { city: a }), ...change };
}
