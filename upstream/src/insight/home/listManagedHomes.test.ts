import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const { call, ids, reset } = await startTestServer();

beforeEach(reset);

const homes = (query: string, as: Person = 'owner') =>
  call<Page<HomeResponse>>('GET', `/staffer/homes/managed/${query}`, { as });
const locations = async (query: string, as: Person = 'owner') =>
  (await call<Page<{ id: number }>>('GET', `/locations/${query}`, { as })).body;

test.each([
  '',
  '?query=managed&page=2&page_size=2',
  '?approval_status=PENDING',
  '?organization_id=2',
  '?page=9',
])('200: the homes of "%s" are those of the locations of that page, in their order', async (query) => {
  const { body } = await homes(query);
  const { count, results } = await locations(query);

  expect(body.count).toBe(count);
  expect(body.results.map(({ location_id }) => location_id)).toEqual(results.map(({ id }) => id));
});

test('200: shows of each what the list by ids shows', async () => {
  const { results } = (await homes('')).body;
  const byIds = await call<{ results: HomeResponse[] }>(
    'GET',
    `/staffer/homes/?location_ids=${results.map(({ location_id }) => location_id).join(',')}`,
    { as: 'owner' },
  );

  expect(results.length).toBeGreaterThan(1);
  expect(results.toSorted((one, other) => one.location_id - other.location_id)).toEqual(byIds.body.results);
});

test('200: a single location has all that its own home has', async () => {
  const { body } = await call<HomeResponse>('GET', `/staffer/locations/${ids.harborHouse}/home/`, {
    as: 'manager',
  });

  expect((await homes('', 'manager')).body.results).toEqual([body]);
});

test('400: a page size above 100, and unknown parameters', async () => {
  expect((await homes('?page_size=101')).error).toMatchObject({ target: 'page_size' });
  expect((await homes('?location_ids=1')).error).toMatchObject({ target: 'location_ids' });
});

test('401, 403: callers without a role at a business', async () => {
  expect(await call('GET', '/staffer/homes/managed/')).toMatchObject({ status: 401 });
  expect((await homes('', 'gigster')).status).toBe(403);
});
