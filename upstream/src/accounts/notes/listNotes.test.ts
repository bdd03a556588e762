import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();
const path = '/users/3/notes/';

type NotePage = Page<{ note: string }>;

beforeAll(async () => {
  for (const note of ['First', 'Second', 'Third']) await call('POST', path, { as: 'admin', body: { note } });
  await call('POST', '/users/4/notes/', { as: 'admin', body: { note: 'About another' } });
});

test('200: lists notes with their authors, newest first, in pages', async () => {
  const first = await call<NotePage>('GET', `${path}?page_size=2`, { as: 'admin' });
  const second = await call<NotePage>('GET', `${path}?page_size=2&page=2`, { as: 'admin' });

  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    count: 3,
    results: [
      {
        note: 'Third',
        user: 3,
        created_by: { id: 1, first_name: 'Ada', last_name: 'Archer' },
        created_ts: '2026-03-02T15:00:00.000Z',
      },
      { note: 'Second' },
    ],
  });
  expect(second.body.results.map(({ note }) => note)).toEqual(['First']);
});

test('400: rejects an unknown filter by name', async () => {
  expect((await call('GET', `${path}?note=First`, { as: 'admin' })).error?.target).toBe('note');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['owner', 'manager'] as const)(
  '404: the %s cannot read notes, not even about themselves',
  async (as) => {
    expect((await call('GET', path, { as })).status).toBe(404);
  },
);

test('404: rejects an unknown user', async () => {
  expect((await call('GET', '/users/999999/notes/', { as: 'admin' })).status).toBe(404);
});
