import { describe, expect, it, vi } from 'vitest';
import { api, RefusedRequest } from './api';

/** Make the server answer every request like this. */
function answer(status: number, body: unknown = null, text = JSON.stringify(body)) {
  const empty = status === 204;
  const fetch = vi.fn(() => Promise.resolve(new Response(empty ? null : text, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => Promise.reject(new Error('it was answered')),
    (error: unknown) => error as RefusedRequest,
  );

describe('requests', () => {
  it.each([
    ['GET /api/me', () => api.me()],
    ['POST /api/me {"name":"Ada"}', () => api.takeName('Ada')],
    ['GET /api/me/devices', () => api.devices()],
    ['DELETE /api/me/devices/d1', () => api.signOut('d1')],
    ['POST /api/me/link', () => api.newLink()],
    ['DELETE /api/me/link', () => api.withdrawLink()],
    ['POST /api/link/owner {"link":"abc"}', () => api.linkOwner('abc')],
    ['POST /api/link {"link":"abc"}', () => api.takeLink('abc')],
    ['POST /api/tables {"setup":{"players":3}}', () => api.openTable({ players: 3 })],
    ['POST /api/tables {"setup":{},"seed":"7"}', () => api.openTable({}, '7')],
    ['POST /api/tables {"setup":{},"bots":["careful"]}', () => api.openTable({}, '', ['careful'])],
    ['GET /api/tables', () => api.publicTables()],
    ['GET /api/tables/mine', () => api.myTables()],
    ['GET /api/codes/a%2Fb', () => api.byCode('a/b')],
    ['GET /api/tables/t1', () => api.table('t1')],
    ['GET /api/tables/t1/record', () => api.record('t1')],
    ['GET /api/tables/t1/replay', () => api.replay('t1')],
    ['GET /api/tables/t1/review', () => api.review('t1')],
  ])('%s', async (expected, ask: () => Promise<unknown>) => {
    const fetch = answer(200, { id: 't1' });
    expect(await ask()).toEqual({ id: 't1' });
    const [path, { method, body }] = fetch.mock.lastCall as unknown as [string, RequestInit];
    expect([method, path, body].filter(Boolean).join(' ')).toBe(expected);
  });

  it('takes no content for an answer', async () => {
    answer(204);
    expect(await api.forgetMe()).toBeUndefined();
  });
});

describe('refusals', () => {
  it('throws what the server says', async () => {
    answer(422, { code: 'wrong_setup', rule: 'R2', args: { field: 'players' }, message: 'no' });
    expect(await refused(api.openTable({ players: 9 }))).toMatchObject({
      status: 422,
      code: 'wrong_setup',
      args: { field: 'players' },
      message: 'no',
    });
  });

  it('calls a server unreachable when nothing or only a proxy answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await refused(api.me())).toMatchObject({ status: 0, code: 'unreachable' });
    answer(502, null, '<h1>Bad gateway</h1>');
    expect(await refused(api.me())).toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('has a code for every other failure', async () => {
    answer(500, null, 'oops');
    expect(await refused(api.me())).toMatchObject({ status: 500, code: 'server_error', args: {} });
  });
});
