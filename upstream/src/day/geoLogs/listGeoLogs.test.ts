import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { addGeoLog, unflagged } from '../../testing/geoLogs.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { GeoLogResponse } from './geoLogResponse.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/audit/geo-logs/';

beforeEach(async () => {
  await reset();
  await addGeoLog(database, { created_ts: hoursFromStart(-176) });
  await addGeoLog(database, { ...unflagged, created_ts: hoursFromStart(-175) });
  await addGeoLog(database, { created_ts: hoursFromStart(-174) });
  const application_id = await addApplication(database, { gig_id: ids.vineGig, pro_id: 2 });
  const there = { application_id, gig_id: ids.vineGig, location_id: ids.vineStreet, pro_id: 2 };
  await addGeoLog(database, { ...there, created_ts: hoursFromStart(-173) });
});

const read = (query: string, as: Person = 'manager') =>
  call<Page<GeoLogResponse>>('GET', `${path}${query}`, { as });

async function list(query: string, as: Person = 'manager') {
  const { count, results } = (await read(query, as)).body;
  return { count, ids: results.map(({ id }) => id) };
}

describe('200', () => {
  test('lists flagged logs first, then the newest first', async () => {
    expect(await list('')).toEqual({ count: 3, ids: [3, 1, 2] });
  });

  test('a log has its pro, its position and the fence at the time', async () => {
    await database.updateTable('location_addresses').set({ geofence_radius_meters: 50 }).execute();
    const { results } = (await read('?page_size=1')).body;

    expect(results).toEqual([
      {
        id: 3,
        action: 'UNKNOWN',
        precision: 'COARSE',
        coordinates: { type: 'Point', coordinates: [-86.78, 36.163] },
        metadata: {
          gig_id: ids.completedGig,
          user_id: expect.any(Number),
          market_id: 1,
          location_id: ids.harborHouse,
          gig_application_id: ids.completedApplication,
        },
        gigster: expect.objectContaining({ profile_id: 1, display_name: 'Avery B.' }),
        timezone: 'America/Chicago',
        fence: {
          coordinates: { type: 'Point', coordinates: [-86.7816, 36.1627] },
          radius_meters: 200,
        },
        punch_type: 'CLOCK_IN',
        away_until_ts: null,
        is_flagged_for_staffer_review: true,
        review_reasons: ['COARSE_PRECISION'],
        review_note: null,
        reviewed_ts: null,
        reviewed_by: null,
        created_ts: hoursFromStart(-174).toISOString(),
        last_updated_ts: expect.any(String),
      },
    ]);
  });

  test.each([
    ['?is_flagged_for_staffer_review=true', [3, 1]],
    ['?is_flagged_for_staffer_review=false', [2]],
    ['?search=avery', [3, 1, 2]],
    ['?search=avery&is_flagged_for_staffer_review=false', [2]],
    ['?search=blake', []],
    ['?search=', [3, 1, 2]],
  ])('%s has the logs %j', async (query, expected) => {
    expect(await list(query)).toEqual({ count: expected.length, ids: expected });
  });

  test('a text with wildcards matches no other name', async () => {
    expect(await list('?search=%25')).toEqual({ count: 0, ids: [] });
  });

  test('pages have 25 logs unless another size is given', async () => {
    const { body } = await read('?page=2&page_size=2');

    expect(body).toMatchObject({ count: 3, next: null, results: [{ id: 2 }] });
    expect((await read('')).body.previous).toBeNull();
  });

  test.each([
    ['owner', '', 4],
    ['owner', '?location_id=2', 1],
    ['admin', '', 4],
    ['member', '', 3],
    ['rival', '', 0],
  ] as const)('the %s of %s sees %d logs', async (as, query, count) => {
    expect(await list(query, as)).toMatchObject({ count });
  });

  test('several locations are merged in one order', async () => {
    expect((await list('', 'owner')).ids).toEqual([4, 3, 1, 2]);
    expect((await list('?page_size=2&page=2', 'owner')).ids).toEqual([1, 2]);
  });
});

test.each([
  ['?page_size=101', 'page_size'],
  ['?is_flagged_for_staffer_review=maybe', 'is_flagged_for_staffer_review'],
  [`?search=${'x'.repeat(201)}`, 'search'],
  ['?reviewer=1', 'reviewer'],
])('400: rejects %s', async (query, target) => {
  expect((await read(query)).error).toMatchObject({ target });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['', '?location_id=1'])('403: an onsite manager sees no logs with "%s"', async (query) => {
  const { status, error } = await read(query, 'onsite');

  expect({ status, target: error?.target }).toEqual({ status: 403, target: 'hours.adjust' });
});

test('404: rejects a location of another organization', async () => {
  expect((await read('?location_id=1', 'rival')).status).toBe(404);
});
