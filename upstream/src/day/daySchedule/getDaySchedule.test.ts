import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Body = {
  date: string;
  today: string;
  is_truncated: boolean;
  locations: { id: number; name: string; timezone: string }[];
  gigs: { id: number; location_id: number; wage_amount: number | null; event: unknown }[];
  applications: { id: number; gig_id: number; is_cancelled: boolean }[];
};

const schedule = async (query = '', as: Person = 'owner') =>
  (await call<Body>('GET', `/staffer/day-schedule/${query}`, { as })).body;
const gigsOf = async (query = '', as: Person = 'owner') =>
  (await schedule(query, as)).gigs.map(({ id }) => id);

/** The clock is on Monday, March 2, at 9 am in Nashville. */
const gigFrom = (hours: number, values: Parameters<typeof addGig>[1] = {}) =>
  addGig(database, { start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 8), ...values });

describe('200: the gigs of a day', () => {
  test('the day schedule has the gigs of all locations of the caller, earliest first, with confirmed pros', async () => {
    const late = await gigFrom(5);
    const early = await gigFrom(2, { location_id: ids.vineStreet });
    await gigFrom(3, { location_id: ids.summitHotel });
    await gigFrom(4, { status: 'CANCELLED' });
    const confirmed = { is_selected: true, is_confirmed: true };
    const comes = await addApplication(database, { gig_id: early, pro_id: ids.pros[0], ...confirmed });
    const dropped = await addApplication(database, {
      gig_id: late,
      pro_id: ids.pros[1],
      ...confirmed,
      is_cancelled: true,
      cancelled_ts: hoursFromStart(-1),
      cancellation_reason: 'OTHER',
    });
    await addApplication(database, { gig_id: late, pro_id: ids.pros[2], is_selected: true });
    const found = await schedule();

    expect(found).toMatchObject({ date: '2026-03-02', today: '2026-03-02', is_truncated: false });
    expect(found.gigs.map(({ id, location_id }) => [id, location_id])).toEqual([
      [early, ids.vineStreet],
      [late, ids.harborHouse],
    ]);
    expect(found.locations.map(({ id }) => id)).toEqual([ids.harborHouse, ids.vineStreet]);
    expect(found.applications.map(({ id, gig_id }) => [id, gig_id])).toEqual([
      [comes, early],
      [dropped, late],
    ]);
    expect(found.gigs[0]?.wage_amount).toBe(24.5);
    expect(await gigsOf('', 'manager')).toEqual([late]);
    expect((await schedule('', 'onsite')).gigs[0]?.wage_amount).toBeNull();
  });

  test('the gigs of a day start on it in the time zone of their location', async () => {
    await database
      .updateTable('locations')
      .set({ timezone: 'Pacific/Honolulu' })
      .where('id', '=', ids.vineStreet)
      .execute();
    // 1 am on Thursday in Nashville, and still Wednesday in Honolulu.
    const here = await gigFrom(64);
    const there = await gigFrom(64, { location_id: ids.vineStreet });

    expect(await gigsOf('?date=2026-03-04')).toEqual([there]);
    expect(await gigsOf('?date=2026-03-05')).toEqual([here]);
  });

  test('gigs that began yesterday and are under way are on the schedule of today only', async () => {
    const night = await gigFrom(-13, { end_time: hoursFromStart(1) });
    await gigFrom(-12, { end_time: hoursFromStart(-1) });

    expect(await gigsOf()).toEqual([night]);
    clock.advance(120);
    expect(await gigsOf()).toEqual([]);
    await gigFrom(14, { end_time: hoursFromStart(20) });
    expect(await gigsOf('?date=2026-03-03')).toEqual([ids.postedGig, ids.vineGig]);
  });

  test('the day schedule has at most 200 gigs', async () => {
    for (let count = 0; count < 201; count += 1) await gigFrom(2);
    const found = await schedule();

    expect(found.gigs).toHaveLength(200);
    expect(found.is_truncated).toBe(true);
  });

  test('the day schedule of one organization has its gigs only, and none without locations there', async () => {
    const gig = await gigFrom(2);

    expect(await gigsOf(`?organization_id=${ids.harbor}`)).toEqual([gig]);
    expect(await schedule(`?organization_id=${ids.summit}`)).toMatchObject({ gigs: [], locations: [] });
  });
});

test.each([
  ['?date=2026-02-30', 'date'],
  ['?organization_id=x', 'organization_id'],
  ['?page=2', 'page'],
])('400: rejects %s', async (query, target) => {
  const { status, error } = await call('GET', `/staffer/day-schedule/${query}`, { as: 'owner' });
  expect({ status, target: error?.target }).toEqual({ status: 400, target });
});

test('401, 403: callers without a role at a business', async () => {
  expect((await call('GET', '/staffer/day-schedule/')).status).toBe(401);
  expect((await call('GET', '/staffer/day-schedule/', { as: 'gigster' })).status).toBe(403);
});
