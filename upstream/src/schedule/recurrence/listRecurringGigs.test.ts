import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addGig, hoursFromStart } from '../../testing/builders.ts';
import { repeating } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();
const path = '/staffer/gigs/v2/recurring-pattern/gigs/';

let later = 0;
beforeAll(async () => {
  await repeating(database);
  later = await addGig(database, {
    is_recurring: true,
    bundle_id: 1,
    type: 'NETWORK',
    skill_id: ids.lineCook,
    start_time: hoursFromStart(192),
    end_time: hoursFromStart(200),
  });
});

const list = async (query: string) => {
  const { body } = await call<Page<{ id: number }>>('GET', `${path}?location_id=${ids.harborHouse}${query}`, {
    as: 'onsite',
  });
  return body.results.map(({ id }) => id);
};

test('200: the gigs of series, by start', async () => {
  expect(await list('')).toEqual([ids.postedGig, later]);
});

test.each([
  ['&start_time=2026-03-04T00:00:00Z', () => [later]],
  ['&end_time=2026-03-04T00:00:00Z', () => [ids.postedGig]],
  [`&skill_ids=${ids.lineCook}`, () => [later]],
  ['&types=MARKETPLACE,INTERVIEW', () => [ids.postedGig]],
])('200: the gigs of series are narrowed by %s', async (query, expected) => {
  expect(await list(query)).toEqual(expected());
});

test('400: a missing location', async () => {
  expect((await call('GET', path, { as: 'member' })).error).toMatchObject({ target: 'location_id' });
});

test('401: not without a session', async () => {
  expect((await call('GET', `${path}?location_id=${ids.harborHouse}`)).status).toBe(401);
});

test('404: another organization has none for the caller', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'member' })).status).toBe(404);
});
