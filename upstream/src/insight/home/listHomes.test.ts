import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const { call, ids, reset } = await startTestServer();

beforeEach(reset);

const homes = (locationIds: readonly (number | string)[], as: Person = 'owner') =>
  call<{ results: HomeResponse[] }>('GET', `/staffer/homes/?location_ids=${locationIds.join(',')}`, { as });

test('200: several locations with the cost of this week, and their gigs without a history', async () => {
  const { status, body } = await homes([ids.vineStreet, ids.harborHouse, ids.harborAnnex]);

  expect(status).toBe(200);
  expect(body.results.map(({ location_id }) => location_id)).toEqual([
    ids.harborHouse,
    ids.vineStreet,
    ids.harborAnnex,
  ]);
  expect(body.results[0]).toMatchObject({
    open: { places: 2, first: [{ id: ids.postedGig, fill_history: null }] },
    weeks: [{ from: '2026-03-01' }],
  });
});

test('200: leaves out locations of others and those that do not exist', async () => {
  expect((await homes([ids.harborHouse, ids.summitHotel, 999], 'manager')).body.results).toMatchObject([
    { location_id: ids.harborHouse },
  ]);
  expect((await homes([ids.harborHouse], 'rival')).body.results).toEqual([]);
});

test('400: no ids, more than 100, or something else', async () => {
  expect((await homes([])).status).toBe(400);
  expect((await homes(Array.from({ length: 101 }, (_, index) => index + 1))).status).toBe(400);
  expect((await homes(['all'])).status).toBe(400);
});

test('401, 403: callers without a role at a business', async () => {
  expect(await call('GET', '/staffer/homes/?location_ids=1')).toMatchObject({ status: 401 });
  expect((await homes([ids.harborHouse], 'gigster')).status).toBe(403);
});
