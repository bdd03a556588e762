import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();
const path = '/users/me/sessions/';

type Session = { id: number; last_used_ts: string; user_agent: string | null; is_current: boolean };

beforeEach(reset);

const agent = (text: string) => ({ as: 'manager' as const, headers: { 'user-agent': text } });

async function addSession(values: { expires_ts?: Date; revoked_ts?: Date; user_id?: number } = {}) {
  const { id } = await database
    .insertInto('sessions')
    .values({
      user_id: 3,
      token_hash: JSON.stringify(values),
      created_ts: hoursFromStart(-1),
      expires_ts: hoursFromStart(1),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const lastUse = async () => (await call<Page<Session>>('GET', path, agent('Late'))).body.results[0];

test("200: lists the caller's active sessions, newest first, and marks the current one", async () => {
  const other = await addSession();
  await addSession({ expires_ts: hoursFromStart(0) });
  await addSession({ revoked_ts: hoursFromStart(-0.5) });
  await addSession({ user_id: 4 });

  const { status, body } = await call<Page<Session>>('GET', path, agent('Mozilla/5.0'));

  expect(status).toBe(200);
  expect(body).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [
      {
        id: other,
        created_ts: '2026-03-02T14:00:00.000Z',
        last_used_ts: '2026-03-02T14:00:00.000Z',
        expires_ts: '2026-03-02T16:00:00.000Z',
        user_agent: null,
        is_current: false,
      },
      {
        id: 3,
        created_ts: '2026-03-02T15:00:00.000Z',
        last_used_ts: '2026-03-02T15:00:00.000Z',
        expires_ts: '2100-01-01T00:00:00.000Z',
        user_agent: 'Mozilla/5.0',
        is_current: true,
      },
    ],
  });
});

test('200: paginates with a page size of one', async () => {
  const other = await addSession();

  const first = await call<Page<Session>>('GET', `${path}?page_size=1`, { as: 'manager' });
  const second = await call<Page<Session>>('GET', `${path}?page_size=1&page=2`, { as: 'manager' });

  expect(first.body.results.map(({ id }) => id)).toEqual([other]);
  expect(second.body.results.map(({ id }) => id)).toEqual([3]);
  expect(second.body).toMatchObject({ count: 2, next: null });
});

test('records the last use every ten minutes', async () => {
  await call('GET', '/skills/', agent('Early'));
  clock.advance(9);
  expect(await lastUse()).toMatchObject({ last_used_ts: '2026-03-02T15:00:00.000Z', user_agent: 'Early' });

  clock.advance(1);
  expect(await lastUse()).toMatchObject({ last_used_ts: '2026-03-02T15:10:00.000Z', user_agent: 'Late' });
});

test('truncates the User-Agent header to 512 characters', async () => {
  const { body } = await call<Page<Session>>('GET', path, agent('x'.repeat(2000)));

  expect(body.results[0]?.user_agent).toBe('x'.repeat(512));
});

test('400: rejects an unknown parameter by name', async () => {
  expect((await call('GET', `${path}?user=1`, { as: 'manager' })).error?.target).toBe('user');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
