import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DashboardResponse } from './dashboardResponse.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

// The tests start on Monday, March 2, 2026, at 9 am in Nashville.
beforeEach(reset);

const path = (name: string, query = '', locationId: number = ids.harborHouse) =>
  `/staffer/dashboards/${name}/?location_id=${locationId}${query.replace('?', '&')}`;
const dashboard = async (name: string, query = '', as: Person = 'member') =>
  (await call<DashboardResponse>('GET', path(name, query), { as })).body;

const marchAndLater = '?start=2026-03-02&end=2026-03-15&compare=NONE';

const hoursOf = async (query: string) => {
  const body = await dashboard('fill-rate', query);
  return body.name === 'fill-rate' ? body.hours : null;
};

/** What the week of the tests costs. */
const spent = async () => (await dashboard('spend', '?start=2026-03-02&end=2026-03-08')).total.figures;

/** A gig that many hours from the start of the tests, eight hours long. */
const addGigAt = (hours: number, values: object = {}) =>
  addGig(database, { start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 8), ...values });

const addWork = (gig_id: number, pro_id: number, values: object = {}) =>
  addApplication(database, { gig_id, pro_id, is_selected: true, is_confirmed: true, ...values });

describe('200', () => {
  test('a dashboard covers four work weeks until yesterday, and compares them with the four before', async () => {
    const body = await dashboard('fill-rate');

    expect(body).toMatchObject({
      time_zone: 'America/Chicago',
      today: '2026-03-02',
      week_start: 'MONDAY',
      from: '2026-02-02',
      to: '2026-03-01',
      compared_from: '2026-01-05',
      compared_to: '2026-02-01',
    });
    expect(body.weeks.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-02', '2026-02-08'],
      ['2026-02-09', '2026-02-15'],
      ['2026-02-16', '2026-02-22'],
      ['2026-02-23', '2026-03-01'],
    ]);
  });

  test('a dashboard cuts weeks to the period, begins them as the work week does, and compares the same weekdays', async () => {
    await database
      .updateTable('locations')
      .set({ invoice_work_week_end_date: 'FRIDAY' })
      .where('id', '=', ids.harborHouse)
      .execute();
    const body = await dashboard('spend', '?start=2026-02-25&end=2026-03-03');

    expect(body).toMatchObject({ week_start: 'SATURDAY', compared_from: '2026-02-18' });
    expect(body.weeks.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-25', '2026-02-27'],
      ['2026-02-28', '2026-03-03'],
    ]);
    expect(
      await dashboard('spend', '?start=2026-02-25&end=2026-03-05&compare=SAME_WEEKS_LAST_YEAR'),
    ).toMatchObject({ compared_from: '2025-02-26', compared_to: '2025-03-06' });
    expect((await dashboard('spend', '?start=2026-02-25&end=2026-03-05')).compared_from).toBe('2026-02-11');
  });

  test('spend: what is charged as charged, and other work as paying it now would cost', async () => {
    await finishWork(server);
    const body = await dashboard('spend', '?start=2026-03-02&end=2026-03-08');
    const home = await call<{ weeks: { cost_amount: number }[] }>(
      'GET',
      `/staffer/locations/${ids.harborHouse}/home/`,
      { as: 'member' },
    );

    const figures = { cost_amount: 464.52, uncharged_amount: 464.52, minutes: 960, workers: 2 };
    expect(home.body.weeks.at(-1)?.cost_amount).toBe(figures.cost_amount);
    expect(body.total.figures).toEqual(figures);
    expect(body.total.compared).toEqual({ cost_amount: 196, uncharged_amount: 0, minutes: 480, workers: 1 });
    expect(body.weeks).toMatchObject([{ figures }]);
    expect(body.positions).toMatchObject([{ skill_id: ids.server, skill_name: 'Server', figures }]);
  });

  test('spend: a charge that failed took no money, so the work costs what paying it now would cost', async () => {
    await addCard(database, 'DECLINED_LATER');
    await finishWork(server);
    const [paid] = ids.openApplications;
    const before = await spent();
    await call('POST', `/staffer/gig-applications/${paid}/pay/`, { as: 'member', body: {} });
    expect(await spent()).toEqual({ ...before, uncharged_amount: 239.3 });
    await runDueWork({ database, clock: server.clock, settings: testSettings }, dueJobs);
    expect(await spent()).toEqual(before);

    const { status } = await call('PATCH', `/staffer/gig-applications/${paid}/`, {
      as: 'member',
      body: { working_hours: { end_time: hoursFromStart(28) }, reason: 'Corrected' },
    });
    expect(status).toBe(200);
    expect(await spent()).toMatchObject({ cost_amount: 359.1, uncharged_amount: 359.1 });
  });

  test('fill-rate: the places of gigs that have started, by position, without cancelled gigs', async () => {
    server.clock.set(hoursFromStart(24 * 8));
    // Posted 48 hours before the start of the tests.
    const full = await addGigAt(1, { allowed_confirmed_pros: 1, filled_ts: hoursFromStart(-36) });
    await addWork(full, ids.pros[0]);
    await addWork(full, ids.pros[1]);
    await addGigAt(2, { skill_id: ids.lineCook });
    await addGigAt(3, { status: 'CANCELLED' });
    await addGigAt(24 * 9);
    const body = await dashboard('fill-rate', marchAndLater);
    const unfilled = { filled_gigs: 0, minutes_to_fill: 0 };
    const filled = { filled_gigs: 1, minutes_to_fill: 12 * 60 };

    expect(body.total).toEqual({ figures: { gigs: 3, places: 5, filled: 1, ...filled }, compared: null });
    expect(body.weeks.map(({ figures }) => figures)).toEqual([
      { gigs: 3, places: 5, filled: 1, ...filled },
      { gigs: 0, places: 0, filled: 0, ...unfilled },
    ]);
    const cooks = await dashboard('fill-rate', `${marchAndLater}&skill_id=${ids.lineCook}`);
    expect(cooks.total.figures).toEqual({ gigs: 1, places: 2, filled: 0, ...unfilled });
    expect(cooks.positions.map(({ skill_name, figures }) => [skill_name, figures])).toEqual([
      ['Line Cook', { gigs: 1, places: 2, filled: 0, ...unfilled }],
      ['Server', { gigs: 2, places: 3, filled: 1, ...filled }],
    ]);
  });

  test('fill-rate: the places of each hour of the week, by the clock of the location', async () => {
    server.clock.set(hoursFromStart(24 * 8));
    // On Monday from 10 am to 6 pm.
    const half = await addGigAt(1, { allowed_confirmed_pros: 2 });
    await addWork(half, ids.pros[0]);
    // From 5:30 to 7:15 pm.
    await addGigAt(8.5, {
      end_time: hoursFromStart(10.25),
      skill_id: ids.lineCook,
      allowed_confirmed_pros: 3,
    });
    // A week later at noon: the clock was set forward.
    await addGigAt(24 * 7 + 2, { end_time: hoursFromStart(24 * 7 + 3), allowed_confirmed_pros: 1 });
    await addGigAt(3, { status: 'CANCELLED' });
    await addGigAt(4, { status: 'UNAPPROVED' });
    await addGigAt(24 * 9);

    const servers = { weekday: 'MONDAY', places: 2, filled: 1 };
    // The fixtures have a gig on Tuesday.
    const monday = (await hoursOf(marchAndLater))?.filter(({ weekday }) => weekday === 'MONDAY');
    expect(monday).toEqual([
      { ...servers, hour: 10 },
      { ...servers, hour: 11 },
      { weekday: 'MONDAY', hour: 12, places: 3, filled: 1 },
      ...[13, 14, 15, 16].map((hour) => ({ ...servers, hour })),
      { weekday: 'MONDAY', hour: 17, places: 5, filled: 1 },
      { weekday: 'MONDAY', hour: 18, places: 3, filled: 0 },
      { weekday: 'MONDAY', hour: 19, places: 3, filled: 0 },
    ]);
    expect(await hoursOf(`${marchAndLater}&skill_id=${ids.lineCook}`)).toEqual(
      [17, 18, 19].map((hour) => ({ weekday: 'MONDAY', hour, places: 3, filled: 0 })),
    );
    expect(await hoursOf('?start=2026-03-04&end=2026-03-08')).toEqual([]);
    expect(await dashboard('spend')).not.toHaveProperty('hours');
  });

  test('fill-rate: a gig past midnight counts in the hours of the next day, also past the last day', async () => {
    server.clock.set(hoursFromStart(24 * 8));
    // On Sunday, March 1, from 10 pm to 2 am.
    await addGigAt(-11, { end_time: hoursFromStart(-7), allowed_confirmed_pros: 1 });

    const place = { places: 1, filled: 0 };
    expect(await hoursOf('?start=2026-03-01&end=2026-03-01')).toEqual([
      { weekday: 'MONDAY', hour: 0, ...place },
      { weekday: 'MONDAY', hour: 1, ...place },
      { weekday: 'SUNDAY', hour: 22, ...place },
      { weekday: 'SUNDAY', hour: 23, ...place },
    ]);
    expect(await hoursOf('?start=2026-03-02&end=2026-03-02')).toEqual([]);
  });

  test.each([
    ['that the clock skips', '2026-03-08T07:30:00Z', '2026-03-08T09:00:00Z', [1, 2, 3]],
    ['that the clock repeats', '2026-11-01T05:30:00Z', '2026-11-01T07:30:00Z', [0, 1]],
    ['in which it ends earlier than it starts', '2026-11-01T06:45:00Z', '2026-11-01T07:15:00Z', [1]],
  ])('fill-rate: a gig in the hour %s', async (_hour, start, end, hours) => {
    await addGig(database, { start_time: new Date(start), end_time: new Date(end) });
    server.clock.set(new Date('2026-12-01T12:00:00Z'));
    const day = start.slice(0, 10);

    expect(await hoursOf(`?start=${day}&end=${day}`)).toEqual(
      hours.map((hour) => ({ weekday: 'SUNDAY', hour, places: 2, filled: 0 })),
    );
  });

  test('reliability: late pros, no-shows and call-outs among the confirmed', async () => {
    server.clock.set(hoursFromStart(24));
    const gig = await addGigAt(1, { allowed_confirmed_pros: 4 });
    const late = await addWork(gig, ids.pros[0]);
    const onTime = await addWork(gig, ids.pros[1]);
    await addWork(gig, ids.pros[2], { is_cancelled: true, cancellation_reason: 'NO_SHOW' });
    await addWork(gig, ids.idlePro, { is_cancelled: true, cancellation_reason: 'CALLED_OUT' });
    const other = await addGigAt(2);
    await addWork(other, ids.pros[0], { is_cancelled: true, cancellation_reason: 'BUSINESS_CALLED_OUT' });
    const punch = { punch_type: 'CLOCK_IN' as const };
    await database
      .insertInto('time_punches')
      .values([
        { ...punch, application_id: late, time: hoursFromStart(1.5) },
        { ...punch, application_id: onTime, time: hoursFromStart(1.25) },
      ])
      .execute();

    expect((await dashboard('reliability', marchAndLater)).total.figures).toEqual({
      confirmed: 4,
      late: 1,
      no_shows: 1,
      called_out: 1,
    });
  });

  test('compliance: how breaks of finished work compare with the rules', async () => {
    server.clock.set(hoursFromStart(24));
    const gig = await addGigAt(1);
    const skipped = await addWork(gig, ids.pros[0]);
    await addWork(gig, ids.pros[1]);
    await addWork(await addGigAt(22), ids.pros[2]);
    await database
      .insertInto('time_punches')
      .values([
        { application_id: skipped, punch_type: 'CLOCK_IN', time: hoursFromStart(1) },
        { application_id: skipped, punch_type: 'CLOCK_OUT', time: hoursFromStart(9) },
      ])
      .execute();

    expect((await dashboard('compliance', marchAndLater)).total.figures).toEqual({
      due: 2,
      compliant: 0,
      too_late: 0,
      too_short: 0,
      too_long: 0,
      skipped: 1,
      unrecorded: 1,
    });
  });

  test('a dashboard counts a gig on the day on which it starts at the location', async () => {
    server.clock.set(hoursFromStart(48));
    // 11:30 pm on Sunday, March 1, in Nashville; Monday in UTC.
    await addGigAt(-9.5);

    expect((await dashboard('fill-rate', '?start=2026-03-01&end=2026-03-01')).total.figures).toMatchObject({
      gigs: 1,
    });
    expect((await dashboard('fill-rate', '?start=2026-03-02&end=2026-03-02')).total.figures).toMatchObject({
      gigs: 0,
    });
  });
});

test.each([
  ['?start=2026-03-02&end=2026-03-01', 'end'],
  ['?start=2026-03-05', 'start'],
  ['?start=2024-03-01&end=2026-03-02', 'start'],
  // Ten years.
  ['?start=2016-03-02&end=2026-03-01', 'start'],
  ['?start=yesterday', 'start'],
  ['?end=1999-12-31', 'end'],
  ['?compare=LAST_WEEK', 'compare'],
  ['?skill_id=cook', 'skill_id'],
])('400: a query like %s names the field', async (query, target) => {
  expect(await call('GET', path('spend', query), { as: 'member' })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid', target } },
  });
});

test('401, 403, 404: callers without access, and unknown dashboards', async () => {
  expect(await call('GET', path('spend'))).toMatchObject({ status: 401 });
  expect(await call('GET', path('spend'), { as: 'onsite' })).toMatchObject({
    status: 403,
    body: { error: { target: 'wages.view' } },
  });
  expect(await call('GET', path('spend'), { as: 'rival' })).toMatchObject({ status: 404 });
  expect(await call('GET', path('happiness'), { as: 'member' })).toMatchObject({ status: 404 });
});
