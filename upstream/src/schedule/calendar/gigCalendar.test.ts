import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { calendarGig } from './calendarGig.ts';

const { call, clock, database, ids } = await startTestServer();

type Calendar = { results: z.output<typeof calendarGig>[]; is_truncated: boolean };

/** Gigs of a separate location. */
const made = { location: 0, gala: 0, network: 0, cancelled: 0 };

beforeAll(async () => {
  made.location = await addLocation(database, { name: 'Quarry Hall' });
  const location_id = made.location;
  const { id: event_id } = await database
    .insertInto('events')
    .values({ organization_id: ids.harbor, name: 'Founders Gala' })
    .returning('id')
    .executeTakeFirstOrThrow();
  made.network = await addGig(database, {
    location_id,
    type: 'NETWORK',
    skill_id: ids.lineCook,
    start_time: hoursFromStart(48),
    end_time: hoursFromStart(56),
    total_applications: 9,
    cancelled_applications: 2,
    selected_applications: 3,
    confirmed_applications: 1,
    unpaid_break_minutes: 30,
  });
  made.gala = await addGig(database, {
    location_id,
    event_id,
    start_time: hoursFromStart(24),
    end_time: hoursFromStart(32),
  });
  made.cancelled = await addGig(database, {
    location_id,
    status: 'CANCELLED',
    start_time: hoursFromStart(72),
    end_time: hoursFromStart(80),
  });
});

/** A range in hours after the tests' start. */
function span(from: number, until: number): string {
  return `start_time__gte=${hoursFromStart(from).toISOString()}&start_time__lte=${hoursFromStart(until).toISOString()}`;
}

function calendar(query: string, as: 'manager' | 'owner' | 'onsite' = 'owner', location = made.location) {
  return call<Calendar>('GET', `/staffer/gigs/calendar/?location_id=${location}&${query}`, { as });
}

async function found(query: string): Promise<number[]> {
  return (await calendar(query)).body.results.map(({ id }) => id);
}

test('200: gigs that start in a range, inclusive, earliest first', async () => {
  expect(await found(span(24, 72))).toEqual([made.gala, made.network, made.cancelled]);
  expect(await found(span(25, 71))).toEqual([made.network]);
});

test('200: returns the calendar fields of a gig', async () => {
  const { body } = await calendar(span(48, 48));
  expect(body).toEqual({
    is_truncated: false,
    results: [
      {
        id: made.network,
        status: 'POSTED',
        type: 'NETWORK',
        start_time: '2026-03-04T15:00:00.000Z',
        end_time: '2026-03-04T23:00:00.000Z',
        timezone: 'America/Chicago',
        skill_id: ids.lineCook,
        skill_name: expect.any(String),
        allowed_confirmed_pros: 2,
        selected_applications: 3,
        confirmed_applications: 1,
        missing_applications: 0,
        no_show_applications: 0,
        offered_applications: 0,
        unpaid_applications: 0,
        open_applications: 4,
        event: null,
        wage_amount: 24.5,
        unpaid_break_minutes: 30,
        is_recurring: false,
        bundle_id: null,
        revision: expect.any(Number),
      },
    ],
  });
});

test.each([
  ['events=events', () => [made.gala]],
  ['events=gigs', () => [made.network, made.cancelled]],
  ['types=network', () => [made.network]],
  ['statuses=cancelled', () => [made.cancelled]],
  ['statuses=unfilled,cancelled&types=marketplace', () => [made.gala, made.cancelled]],
  [`positions=${ids.lineCook}`, () => [made.network]],
  ['search=founders', () => [made.gala]],
])('200: %s narrows the calendar', async (query, expected) => {
  expect(await found(`${span(0, 100)}&${query}`)).toEqual(expected());
});

test('200: an onsite manager sees gigs without their wages', async () => {
  const { body } = await calendar(span(-500, 500), 'onsite', ids.harborHouse);
  expect(body.results.length).toBeGreaterThan(0);
  expect(new Set(body.results.map(({ wage_amount }) => wage_amount))).toEqual(new Set([null]));
});

test('200: truncates more than 2,000 gigs', async () => {
  const location_id = await addLocation(database, { name: 'Fairground' });
  const first = await addGig(database, { location_id });
  const gig = await database.selectFrom('gigs').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const {
    id: _id,
    checkin_token: _token,
    is_in_event: _event,
    search_words: _words,
    settings,
    ...values
  } = gig;
  for (let part = 0; part < 20; part += 1) {
    await database
      .insertInto('gigs')
      .values(Array.from({ length: 100 }, () => ({ ...values, settings: JSON.stringify(settings) })))
      .execute();
  }
  const { body } = await calendar(span(0, 100), 'owner', location_id);
  expect(body.is_truncated).toBe(true);
  expect(body.results).toHaveLength(2_000);
  expect(body.results[0]?.id).toBe(first);
});

describe('400: rejects', () => {
  test.each([
    ['no location', span(0, 24), 'location_id'],
    ['no end', 'location_id=1&start_time__gte=2026-03-01T00:00:00Z', 'start_time__lte'],
    ['an end before the start', `location_id=1&${span(24, 0)}`, 'start_time__lte'],
    ['46 days', `location_id=1&${span(0, 46 * 24)}`, 'start_time__lte'],
    [
      'an instant before the year 1',
      'location_id=1&start_time__gte=0000-12-31T23:00:00Z&start_time__lte=0001-01-02T00:00:00Z',
      'start_time__gte',
    ],
    [
      'an instant that is after the year 9999 in UTC',
      'location_id=1&start_time__gte=9999-12-31T00:00:00Z&start_time__lte=9999-12-31T23:00:00-05:00',
      'start_time__lte',
    ],
    ['an unknown parameter', `location_id=1&${span(0, 24)}&page=2`, 'page'],
  ])('400: rejects %s', async (_what, query, target) => {
    const { status, error } = await call('GET', `/staffer/gigs/calendar/?${query}`, { as: 'owner' });
    expect(status).toBe(400);
    expect(error?.target).toBe(target);
  });

  test('400: rejects an invalid range, naming the problem', async () => {
    expect((await calendar(span(0, 46 * 24))).error?.message).toBe('At most 45 days');
    expect((await calendar(span(24, 0))).error?.message).toBe('Ends before it starts');
    expect((await calendar(span(0, 45 * 24))).status).toBe(200);
  });
});

test('401: without a session', async () => {
  expect((await call('GET', `/staffer/gigs/calendar/?location_id=1&${span(0, 24)}`)).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  const path = `/staffer/gigs/calendar/?location_id=1&${span(0, 24)}`;
  const { status, error } = await call('GET', path, { as: 'gigster' });
  expect(status).toBe(403);
  expect(error).toMatchObject({ code: 'permission_denied', target: 'gigs.view' });
});

test.each([
  ["another organization's location", () => ids.summitHotel],
  ['a location where the caller has no role', () => ids.vineStreet],
  ['an unknown one', () => 999_999],
])('404: %s is the same as none at all', async (_case, location) => {
  const { status, error } = await calendar(span(0, 24), 'manager', location());
  expect(status).toBe(404);
  expect(error?.code).toBe('not_found');
});

test('200: counts the confirmed pros who have not come once the gig has started', async () => {
  const location_id = await addLocation(database, { name: 'Mill Yard' });
  const gig_id = await addGig(database, { location_id });
  const confirmed = { gig_id, is_selected: true, is_confirmed: true };
  const missing_since_ts = hoursFromStart(24.25);
  await addApplication(database, { ...confirmed, pro_id: await addPro(database) });
  await addApplication(database, { ...confirmed, pro_id: await addPro(database), missing_since_ts });
  const missing = async () => {
    const { body } = await calendar(span(24, 24), 'owner', location_id);
    return body.results.map(({ missing_applications }) => missing_applications);
  };
  expect(await missing()).toEqual([0]);

  clock.set(hoursFromStart(24.5));
  expect(await missing()).toEqual([1]);
  clock.set(hoursFromStart(0));
});
