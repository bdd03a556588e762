import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { DashboardResponse, OrganizationDashboardResponse } from './dashboardResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

// The tests start on Monday, March 2, 2026, at 9 am in Nashville.
beforeEach(reset);

const path = (name: string, query = '', organizationId: number = ids.harbor) =>
  `/staffer/organizations/${organizationId}/dashboards/${name}/${query}`;
const dashboard = async (name: string, query = '', as: Person = 'owner') =>
  (await call<OrganizationDashboardResponse>('GET', path(name, query), { as })).body;

const march = '?start=2026-03-02&end=2026-03-08&compare=NONE';

/** An hour-long gig that begins many hours from the start of the tests. */
const addGigAt = (hours: number, values: object = {}) =>
  addGig(database, { start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 1), ...values });

/** The filled places of a day, and the places at each location. */
async function placesOn(day: string) {
  const { total, locations } = await dashboard('fill-rate', `?start=${day}&end=${day}&compare=NONE`);
  const ofEach = locations.map(({ figures }) => ('places' in figures ? figures.places : null));
  return [total.figures, ofEach];
}

describe('200', () => {
  test('the dashboard of an organization adds up its locations, by week, by position and by location', async () => {
    await finishWork(server);
    const [whole, ofHarborHouse] = await Promise.all([
      dashboard('spend', march),
      call<DashboardResponse>('GET', `/staffer/dashboards/spend/${march}&location_id=${ids.harborHouse}`, {
        as: 'owner',
      }),
    ]);

    expect(whole).toMatchObject({
      organization_id: ids.harbor,
      time_zone: 'America/Chicago',
      today: ofHarborHouse.body.today,
      total: ofHarborHouse.body.total,
      weeks: ofHarborHouse.body.weeks,
      positions: ofHarborHouse.body.positions,
    });
    expect(whole.locations.map(({ location_name, figures }) => [location_name, figures])).toEqual([
      ['Harbor Annex', { cost_amount: 0, uncharged_amount: 0, minutes: 0, workers: 0 }],
      ['Harbor House', ofHarborHouse.body.total.figures],
      ['Vine Street Kitchen', { cost_amount: 0, uncharged_amount: 0, minutes: 0, workers: 0 }],
    ]);
  });

  test("an organization's dashboard counts a gig on the day on which it starts at its location", async () => {
    server.clock.set(hoursFromStart(48));
    await database
      .updateTable('locations')
      .set({ timezone: 'America/Los_Angeles' })
      .where('id', '=', ids.vineStreet)
      .execute();
    // 00:30 am on Monday in Nashville, still Sunday in Los Angeles.
    await addGigAt(-8.5, { allowed_confirmed_pros: 3 });
    await addGigAt(-8.5, { allowed_confirmed_pros: 5, location_id: ids.vineStreet });

    expect(await placesOn('2026-03-01')).toMatchObject([{ gigs: 1, places: 5, filled: 0 }, [0, 0, 5]]);
    expect(await placesOn('2026-03-02')).toMatchObject([{ gigs: 1, places: 3, filled: 0 }, [0, 3, 0]]);
  });

  test("an organization's dashboard counts each gig in the hours of its location", async () => {
    server.clock.set(hoursFromStart(48));
    await database
      .updateTable('locations')
      .set({ timezone: 'America/Los_Angeles' })
      .where('id', '=', ids.vineStreet)
      .execute();
    await addGigAt(1, { allowed_confirmed_pros: 3 });
    await addGigAt(3, { allowed_confirmed_pros: 5, location_id: ids.vineStreet });

    expect(await dashboard('fill-rate', '?start=2026-03-02&end=2026-03-02')).toMatchObject({
      hours: [{ weekday: 'MONDAY', hour: 10, places: 8, filled: 0 }],
    });
  });

  test('the dashboard of an organization filters locations by position, and compares each', async () => {
    server.clock.set(hoursFromStart(24 * 8));
    const gig = await addGigAt(1, { skill_id: ids.lineCook, allowed_confirmed_pros: 1 });
    await addApplication(database, {
      gig_id: gig,
      pro_id: ids.pros[0],
      is_selected: true,
      is_confirmed: true,
    });
    await addGigAt(2, { location_id: ids.vineStreet, allowed_confirmed_pros: 2 });
    const { locations, positions } = await dashboard(
      'fill-rate',
      `?start=2026-03-02&end=2026-03-02&skill_id=${ids.lineCook}`,
    );

    const none = { gigs: 0, places: 0, filled: 0 };
    expect(locations).toMatchObject([
      { location_id: ids.harborAnnex, figures: none, compared: none },
      { location_id: ids.harborHouse, figures: { gigs: 1, places: 1, filled: 1 }, compared: none },
      { location_id: ids.vineStreet, figures: none, compared: none },
    ]);
    expect(positions.map(({ skill_name }) => skill_name)).toEqual(['Line Cook', 'Server']);
  });

  test('the dashboard of an organization has only the locations where the caller sees costs', async () => {
    expect((await dashboard('spend', march, 'member')).locations).toMatchObject([
      { location_id: ids.harborHouse },
    ]);
  });

  test('the dashboard of an organization takes its weeks from most of its locations', async () => {
    await database
      .updateTable('locations')
      .set({ invoice_work_week_end_date: 'FRIDAY' })
      .where('id', 'in', [ids.vineStreet, ids.harborAnnex])
      .execute();

    expect(await dashboard('reliability', march)).toMatchObject({ week_start: 'SATURDAY' });
    expect(await dashboard('compliance', march, 'member')).toMatchObject({ week_start: 'MONDAY' });
  });

  test('a location without a work week of its own counts with those whose week ends on Sunday', async () => {
    const ends = [
      [ids.harborHouse, 'FRIDAY'],
      [ids.vineStreet, 'SUNDAY'],
      [ids.harborAnnex, null],
    ] as const;
    for (const [id, invoice_work_week_end_date] of ends) {
      await database
        .updateTable('locations')
        .set({ invoice_work_week_end_date })
        .where('id', '=', id)
        .execute();
    }

    expect(await dashboard('reliability', march)).toMatchObject({ week_start: 'MONDAY' });
  });
});

test('400: days in the wrong order name the field', async () => {
  expect(await call('GET', path('spend', '?start=2026-03-02&end=2026-03-01'), { as: 'owner' })).toMatchObject(
    {
      status: 400,
      body: { error: { code: 'invalid', target: 'end' } },
    },
  );
});

test('401, 403, 404: callers without access, and unknown dashboards', async () => {
  expect(await call('GET', path('spend'))).toMatchObject({ status: 401 });
  expect(await call('GET', path('spend'), { as: 'onsite' })).toMatchObject({
    status: 403,
    body: { error: { target: 'wages.view' } },
  });
  expect(await call('GET', path('spend'), { as: 'rival' })).toMatchObject({ status: 404 });
  expect(await call('GET', path('happiness'), { as: 'owner' })).toMatchObject({ status: 404 });
});
