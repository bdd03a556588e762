import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();
const path = `/locations/${ids.harborHouse}/add-ons/`;

const list = (as: Person, query = '') =>
  call<Page<{ type: string; start_date: string }>>('GET', `${path}${query}`, { as });

beforeAll(async () => {
  for (const [type, start_date, end_date] of [
    ['HIRE', '2026-01-01', '2026-01-31'],
    ['CONCIERGE', '2026-03-01', null],
    ['HIRE', '2026-03-01', null],
  ]) {
    await call('POST', path, { as: 'manager', body: { type, start_date, end_date } });
  }
});

test('200: lists the latest start first, including ended ones', async () => {
  const { status, body } = await list('member');

  expect(status).toBe(200);
  expect(body.count).toBe(3);
  expect(body.results.map(({ type, start_date }) => [type, start_date])).toEqual([
    ['HIRE', '2026-03-01'],
    ['CONCIERGE', '2026-03-01'],
    ['HIRE', '2026-01-01'],
  ]);
});

test('200: paginates the list', async () => {
  expect((await list('owner', '?page=2&page_size=2')).body.results).toMatchObject([
    { type: 'HIRE', end_date: '2026-01-31' },
  ]);
});

test("200: excludes other locations' add-ons", async () => {
  const { body } = await call('GET', `/locations/${ids.vineStreet}/add-ons/`, { as: 'owner' });

  expect(body).toMatchObject({ count: 0 });
});

test('400: rejects an unknown parameter by name', async () => {
  expect((await list('owner', '?type=HIRE')).error).toMatchObject({ target: 'type' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: rejects an onsite manager', async () => {
  expect((await list('onsite')).error).toMatchObject({ target: 'wages.view' });
});

test.each(['rival', 'gigster'] as const)('404: the %s cannot find the location', async (as) => {
  expect((await list(as)).status).toBe(404);
});
