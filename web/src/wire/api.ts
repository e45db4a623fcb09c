/** Requests to the host: people, tables, records. */

import { transport, type Answered } from './transport';
import type {
  BlockedPerson,
  BotsReady,
  CheckedTurn,
  DailyDeal,
  DeviceList,
  GroupCard,
  ListedTable,
  Me,
  NewGroup,
  NewPractice,
  NewLink,
  NewSubscription,
  NoticeSettings,
  NewReport,
  OpenedTable,
  OwnMistake,
  PlayedWith,
  PuzzleCard,
  PuzzleOverview,
  PuzzleTask,
  Replay,
  Review,
  Setup,
  ShownGroup,
  ShownInvitation,
  ShownWait,
  SlowGame,
  Statistics,
  Table,
} from './wire';

/** A refused request: `code` and `args` say why. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly args: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

function unreachable(): RefusedRequest {
  return new RefusedRequest(0, 'unreachable', {}, 'the server does not answer');
}

/** The content of an answer; null if it is no JSON, as from a proxy. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Answered;
  try {
    const text = body === undefined ? undefined : JSON.stringify(body);
    answer = await transport.request(method, path, text);
  } catch {
    throw unreachable();
  }
  const { status, text } = answer;
  if (status === 204) return undefined as T;
  const said = parse(text);
  if (status < 300) return said as T;
  // The error of a proxy whose server is down.
  if (said === null && [502, 503, 504].includes(status)) throw unreachable();
  const no = (said ?? {}) as Partial<RefusedRequest>;
  throw new RefusedRequest(status, no.code ?? 'server_error', no.args ?? {}, no.message ?? '');
}

export const api = {
  me: () => ask<Me | null>('GET', '/me'),
  takeName: (name: string) => ask<Me>('POST', '/me', { name }),
  results: () => ask<Statistics>('GET', '/me/results'),
  exported: () => ask<Record<string, unknown>>('GET', '/me/export'),
  addGames: (copy: unknown) => ask<{ tables: number }>('POST', '/me/import', copy),
  devices: () => ask<DeviceList>('GET', '/me/devices'),
  signOut: (device: string) => ask<void>('DELETE', `/me/devices/${device}`),
  newLink: () => ask<NewLink>('POST', '/me/link'),
  withdrawLink: () => ask<void>('DELETE', '/me/link'),
  linkOwner: (link: string) => ask<Me>('POST', '/link/owner', { link }),
  takeLink: (link: string) => ask<Me>('POST', '/link', { link }),
  blocks: () => ask<BlockedPerson[]>('GET', '/me/blocks'),
  block: (person: string) => ask<void>('PUT', `/me/blocks/${person}`),
  unblock: (person: string) => ask<void>('DELETE', `/me/blocks/${person}`),
  report: (table: string, report: NewReport) =>
    ask<void>('POST', `/tables/${table}/reports`, report),
  forgetMe: () => ask<void>('DELETE', '/me'),
  notices: () => ask<NoticeSettings>('GET', '/me/notices'),
  setMail: (address: string, language: string, zone: string) =>
    ask<void>('POST', '/me/mail', { address, language, zone }),
  forgetMail: () => ask<void>('DELETE', '/me/mail'),
  confirmMail: (token: string) => ask<void>('POST', '/mail/confirm', { token }),
  refuseMail: (token: string) => ask<void>('POST', '/mail/refuse', { token }),
  allowMail: (token: string) => ask<void>('POST', '/mail/allow', { token }),
  stopMail: (token: string) => ask<void>('POST', `/mail/unsubscribe/${encodeURIComponent(token)}`),
  subscribe: (browser: NewSubscription) => ask<void>('POST', '/me/push', browser),
  unsubscribe: () => ask<void>('DELETE', '/me/push'),
  openTable: (setup: Setup, seed?: string, bots?: readonly string[]) =>
    ask<OpenedTable>('POST', '/tables', { setup, ...(seed && { seed }), ...(bots && { bots }) }),
  rematch: (id: string, seed?: string) =>
    ask<OpenedTable>('POST', `/tables/${id}/rematch`, { ...(seed && { seed }) }),
  daily: () => ask<DailyDeal>('GET', '/daily'),
  newTry: (alone: boolean) => ask<OpenedTable>('POST', '/daily', { alone }),
  puzzles: () => ask<PuzzleOverview>('GET', '/puzzles'),
  allPuzzles: () => ask<PuzzleCard[]>('GET', '/puzzles/all'),
  puzzle: (id: number) => ask<PuzzleTask>('GET', `/puzzles/${id}`),
  openPuzzle: (id: number) => ask<OpenedTable>('POST', `/puzzles/${id}`),
  puzzleHint: (id: number) => ask<PuzzleTask>('POST', `/puzzles/${id}/hint`),
  puzzleChoice: (id: number, option: number) =>
    ask<CheckedTurn>('POST', `/puzzles/${id}/choice`, { option }),
  puzzleSolution: (id: number) => ask<PuzzleTask>('POST', `/puzzles/${id}/solution`),
  publicTables: () => ask<ListedTable[]>('GET', '/tables'),
  myTables: () => ask<ListedTable[]>('GET', '/tables/mine'),
  byCode: (code: string) => ask<OpenedTable>('GET', `/codes/${encodeURIComponent(code)}`),
  slowGames: () => ask<SlowGame[]>('GET', '/me/games'),
  groups: () => ask<GroupCard[]>('GET', '/groups'),
  newGroup: (name: string) => ask<NewGroup>('POST', '/groups', { name }),
  group: (id: string) => ask<ShownGroup>('GET', `/groups/${id}`),
  renameGroup: (id: string, name: string) => ask<void>('PUT', `/groups/${id}/name`, { name }),
  setEvening: (id: string, at: number | null) => ask<void>('PUT', `/groups/${id}/evening`, { at }),
  joinGroup: (id: string) => ask<void>('PUT', `/groups/${id}/me`),
  leaveGroup: (id: string) => ask<void>('DELETE', `/groups/${id}/me`),
  removeMember: (id: string, person: string) =>
    ask<void>('DELETE', `/groups/${id}/members/${person}`),
  addGroupGame: (id: string, table: string) => ask<void>('PUT', `/groups/${id}/games/${table}`),
  mates: () => ask<PlayedWith[]>('GET', '/me/mates'),
  invite: (table: string, person: string) => ask<void>('PUT', `/tables/${table}/invited/${person}`),
  invitations: () => ask<ShownInvitation[]>('GET', '/me/invitations'),
  decline: (table: string) => ask<void>('DELETE', `/me/invitations/${table}`),
  table: (id: string) => ask<Table>('GET', `/tables/${id}`),
  record: (id: string) => ask<Record<string, unknown>>('GET', `/tables/${id}/record`),
  botsReady: () => ask<BotsReady>('GET', '/bots'),
  waits: (id: string) => ask<ShownWait[]>('GET', `/tables/${id}/waits`),
  replay: (id: string) => ask<Replay>('GET', `/tables/${id}/replay`),
  mistakes: () => ask<OwnMistake[]>('GET', '/me/mistakes'),
  practice: (id: string, wish: NewPractice) =>
    ask<OpenedTable>('POST', `/tables/${id}/practice`, wish),
  check: (id: string) => ask<CheckedTurn>('POST', `/tables/${id}/check`),
  review: (id: string) => ask<Review>('GET', `/tables/${id}/review`),
};
