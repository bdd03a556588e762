import { expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, ids } = await startTestServer();
const path = `/staffer/gigs/${ids.postedGig}/applications/`;

type ApplicationPage = Page<ApplicationResponse>;

test('200: lists applications with their pros, best match first', async () => {
  const { status, body } = await call<ApplicationPage>('GET', path, { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 3, next: null, previous: null });
  expect(body.results.map(({ id, match_score }) => [id, match_score])).toEqual([
    [1, 90],
    [2, 80],
    [3, 70],
  ]);
  expect(body.results[0]).toMatchObject({
    gig_id: ids.postedGig,
    gig_status: 'POSTED',
    location_id: ids.harborHouse,
    timezone: 'America/Chicago',
    is_selected: false,
    gigster: { profile_id: 1, display_name: 'Avery B.', verified: true, performance: { rating: 4.9 } },
    payment: null,
    review: null,
    cancellation: null,
    timesheet: null,
  });
});

test('200: includes conflicts on request', async () => {
  const { body } = await call<ApplicationPage>('GET', `${path}?include=conflicts`, { as: 'manager' });

  expect(body.results.map(({ conflicts }) => conflicts)).toEqual([[], [], []]);
});

test("200: favorite and blocked are meant at the gig's location, whatever the current one is", async () => {
  const { id: favorite_id } = await database
    .insertInto('favorite_pros')
    .values({ pro_id: 1, location_id: ids.harborHouse, created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('favorite_pros')
    .values({ pro_id: 2, location_id: ids.vineStreet, created_ts: new Date() })
    .execute();
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: 3, reason: 'CANCELLED_CALLED_OUT', created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('pro_block_locations')
    .values({ block_id, pro_id: 3, location_id: ids.harborHouse })
    .execute();

  const { body } = await call<ApplicationPage>('GET', path, {
    as: 'owner',
    headers: { 'x-location-id': String(ids.vineStreet) },
  });

  expect(body.results.map(({ is_favorite, is_blocked }) => ({ is_favorite, is_blocked }))).toEqual([
    { is_favorite: true, is_blocked: false },
    { is_favorite: false, is_blocked: false },
    { is_favorite: false, is_blocked: true },
  ]);
  expect(body.results[0]?.gigster).toMatchObject({ is_favorite: true, favorite_id });
});

test.each([
  ['ordering=match_score', [3, 2, 1]],
  ['ordering=-id', [3, 2, 1]],
  ['pro_id=2', [2]],
  ['is_selected=true', []],
  [`gig_id=${ids.postedGig},${ids.completedGig}`, [1, 2, 3]],
  [`gig_id=${ids.completedGig}`, []],
  ['page_size=2&page=2', [3]],
])('200: %s narrows or orders the list', async (query, expected) => {
  const { body } = await call<ApplicationPage>('GET', `${path}?${query}`, { as: 'member' });

  expect(body.results.map(({ id }) => id)).toEqual(expected);
});

test('400: an unknown filter, naming it', async () => {
  const { status, error } = await call('GET', `${path}?is_hired=true`, { as: 'manager' });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid', target: 'is_hired' });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  expect((await call('GET', path, { as: 'gigster' })).error).toMatchObject({ target: 'gigs.view' });
});

test.each([ids.summitGig, ids.vineGig, 999_999])(
  '404: the gig %s does not exist for the caller',
  async (gigId) => {
    const { status, error } = await call('GET', `/staffer/gigs/${gigId}/applications/`, { as: 'manager' });

    expect(status).toBe(404);
    expect(error?.code).toBe('not_found');
  },
);
