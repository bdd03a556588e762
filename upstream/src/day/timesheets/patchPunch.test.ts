import { beforeEach, describe, expect, test } from 'vitest';
import type { TimesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [application, other] = ids.openApplications;
const path = `/staffer/gig-applications/${application}/`;
let clockIn = 0;
let clockOut = 0;

// The work lasts from 24 to 32 hours after the start; the pro came with the code, and forgot to clock out.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(41));
  [clockIn, clockOut] = (
    await database
      .insertInto('time_punches')
      .values([
        {
          application_id: application,
          time: hoursFromStart(24),
          punch_type: 'CLOCK_IN',
          longitude: -86.78,
          latitude: 36.16,
          pro_coordinates_precision: 'FINE',
          is_check_in: true,
        },
        {
          application_id: application,
          time: hoursFromStart(36),
          punch_type: 'CLOCK_OUT',
          is_automatic: true,
        },
      ])
      .returning('id')
      .execute()
  ).map(({ id }) => id) as [number, number];
});

const iso = (hours: number) => hoursFromStart(hours).toISOString();

const change = (
  id: number,
  hours: number,
  { as = 'member', ...more }: { as?: Person; note?: string | null; expected_time?: string } = {},
) => call<TimesheetResponse>('PATCH', `${path}punches/${id}/`, { as, body: { time: iso(hours), ...more } });

const addBreak = (start: number, end: number | null) =>
  database
    .insertInto('shift_breaks')
    .values({
      application_id: application,
      start_time: hoursFromStart(start),
      end_time: end === null ? null : hoursFromStart(end),
    })
    .execute();

const changesOfGig = async () => {
  const { body } = await call<{ results: object[] }>('GET', `/staffer/gigs/${ids.postedGig}/changes/`, {
    as: 'member',
  });
  return body.results;
};

test('200, 409: a change that relies on a time is refused once the punch has another one', async () => {
  expect(await change(clockOut, 32, { expected_time: iso(36) })).toMatchObject({ status: 200 });
  expect(await change(clockOut, 33, { expected_time: iso(36) })).toMatchObject({
    status: 409,
    error: {
      code: 'invalid_transition',
      message: 'Another manager changed this time. Compare it with yours again.',
    },
  });
  // The answer to the first request was lost.
  expect(await change(clockOut, 32, { expected_time: iso(36) })).toMatchObject({ status: 200 });
});

test('200: the clock-out of the system gets the time of a manager, with their name and note', async () => {
  const { status, body } = await change(clockOut, 32, { note: ' Forgot to clock out ' });

  expect(status).toBe(200);
  expect(body.time_punches).toMatchObject([
    { id: clockIn, recorded_by_user: null, is_check_in: true },
    {
      id: clockOut,
      time: iso(32),
      punch_type: 'CLOCK_OUT',
      note: 'Forgot to clock out',
      recorded_by_user: { id: people.member.id, first_name: 'Milo' },
      is_automatic: false,
    },
  ]);
});

test('200: a changed clock-in is no longer by code, and where the pro was says nothing about it', async () => {
  const { body } = await change(clockIn, 24.5);
  expect(body.time_punches[0]).toMatchObject({
    time: iso(24.5),
    is_check_in: false,
    pro_coordinates: null,
    pro_coordinates_precision: null,
  });
});

test('200: the history of the gig keeps the time that was recorded', async () => {
  await change(clockIn, 24.25, { note: 'Waited at the gate' });
  expect(await changesOfGig()).toMatchObject([
    {
      subject: 'application',
      actor: { id: people.member.id },
      fields: [
        {
          field: 'time_punches',
          before: ['Clock-in Mar 3, 9:00 AM', 'Clock-out Mar 3, 9:00 PM'],
          after: ['Clock-in Mar 3, 9:15 AM (Waited at the gate)', 'Clock-out Mar 3, 9:00 PM'],
        },
      ],
    },
  ]);
});

test('200: the history distinguishes times within a minute', async () => {
  await change(clockIn, 24 + 30 / 3600);
  expect(await changesOfGig()).toMatchObject([
    {
      fields: [
        {
          before: ['Clock-in Mar 3, 9:00:00.000 AM', 'Clock-out Mar 3, 9:00:00.000 PM'],
          after: ['Clock-in Mar 3, 9:00:30.000 AM', 'Clock-out Mar 3, 9:00:00.000 PM'],
        },
      ],
    },
  ]);
});

test('200: the same time again changes nothing and is not in the history', async () => {
  const { body } = await change(clockOut, 36);
  expect(body.time_punches[1]).toMatchObject({ recorded_by_user: null, is_automatic: true });
  expect(await changesOfGig()).toEqual([]);

  await change(clockOut, 32, { note: 'Forgot' });
  const again = await change(clockOut, 32, { as: 'member' });
  expect(again.body.time_punches[1]).toMatchObject({
    note: 'Forgot',
    recorded_by_user: { first_name: 'Milo' },
  });
  expect(await changesOfGig()).toHaveLength(1);
});

test('200: the clock-out of a pro who was sent home gets the time that a manager decides', async () => {
  await database
    .updateTable('gig_applications')
    .set({ sent_home_ts: hoursFromStart(36) })
    .where('id', '=', application)
    .execute();
  expect(await change(clockOut, 30)).toMatchObject({
    status: 200,
    body: { time_punches: [{ id: clockIn }, { id: clockOut, time: iso(30) }] },
  });
  const [latest] = await changesOfGig();
  expect(latest).toMatchObject({
    fields: [{ before: ['Clock-in Mar 3, 9:00 AM', 'Clock-out Mar 3, 9:00 PM'] }],
  });
});

test('200: a note changes or goes without a change of the time', async () => {
  await change(clockIn, 24, { note: 'Came early' });
  const removed = await change(clockIn, 24, { note: null });
  expect(removed.body.time_punches[0]).toMatchObject({
    note: null,
    is_check_in: true,
    pro_coordinates: { coordinates: [-86.78, 36.16] },
  });
  expect(await changesOfGig()).toHaveLength(2);
});

test('200: who follows the gig hears of it, and the break is judged again', async () => {
  const judged = () =>
    database
      .selectFrom('gig_applications')
      .select('break_compliance')
      .where('id', '=', application)
      .executeTakeFirstOrThrow();
  await addBreak(27, 27.5);
  await change(clockOut, 32);
  expect(await judged()).toEqual({ break_compliance: 'COMPLIANT' });
  await database.deleteFrom('change_feed').execute();
  await change(clockOut, 28.5);
  expect(await judged()).toEqual({ break_compliance: 'SHORT_SHIFT' });
  expect(await database.selectFrom('change_feed').selectAll().execute()).toContainEqual(
    expect.objectContaining({ subject: 'gig_applications', subject_id: application, action: 'changed' }),
  );
});

describe('400: refuses', () => {
  test.each([
    ['a clock-in too early', 'in', 23.7, 'Pros can clock in from 15 minutes before the start.'],
    ['a clock-in after the end', 'in', 32, 'The clock-in must be before the end of the shift.'],
    ['a clock-out at the clock-in', 'out', 24, 'The clock-out must be after the clock-in.'],
    ['a clock-out after 16 hours', 'out', 40.1, 'Work can last 16 hours at most.'],
    ['a time in the future', 'out', 41.1, 'This time is in the future.'],
  ] as const)('400: refuses %s', async (_what, which, hours, message) => {
    const id = which === 'in' ? clockIn : clockOut;
    expect(await change(id, hours)).toMatchObject({ status: 400, error: { target: 'time', message } });
    expect(await changesOfGig()).toEqual([]);
  });

  test.each([
    ['in', 25.1, 'The break must start while the pro is at work.'],
    ['out', 25.4, 'The clock-out must be after the breaks.'],
  ] as const)(
    '400: refuses a clock-%s at %d hours, in a break from 25 to 25:30',
    async (which, hours, message) => {
      await addBreak(25, 25.5);
      const id = which === 'in' ? clockIn : clockOut;
      expect(await change(id, hours)).toMatchObject({ status: 400, error: { target: 'time', message } });
    },
  );

  test('400: refuses a clock-out before the break that the pro is on', async () => {
    await addBreak(25, null);
    expect(await change(clockOut, 24.9)).toMatchObject({
      status: 400,
      error: { target: 'time', message: 'The clock-out must be after the breaks.' },
    });
  });

  test('400: refuses punches that change their order', async () => {
    await change(clockOut, 26);
    const { id: second } = await database
      .insertInto('time_punches')
      .values({ application_id: application, time: hoursFromStart(27), punch_type: 'CLOCK_IN' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addBreak(27.5, 28);
    expect(await change(clockOut, 27)).toMatchObject({
      error: { target: 'time', message: 'The clock-out must be before the next clock-in.' },
    });
    expect(await change(second, 26)).toMatchObject({
      error: { target: 'time', message: 'The clock-in must be after the previous clock-out.' },
    });
    expect(await change(clockIn, 26)).toMatchObject({
      error: { target: 'time', message: 'The clock-out must be after the clock-in.' },
    });
    // The break belongs to the second clock-in.
    expect(await change(clockOut, 26.5)).toMatchObject({ status: 200 });
    expect(await change(second, 27.5)).toMatchObject({ status: 200 });
  });

  test.each([
    ['no time', {}, 'time'],
    ['a local time', { time: '2026-03-03T09:00:00' }, 'time'],
    ['a long note', { time: '2026-03-03T15:00:00Z', note: 'x'.repeat(301) }, 'note'],
  ])('400: refuses a body with %s', async (_what, body, target) => {
    expect(await call('PATCH', `${path}punches/${clockIn}/`, { as: 'member', body })).toMatchObject({
      status: 400,
      error: { target },
    });
  });
});

test('409: paid work keeps its punches', async () => {
  await database
    .updateTable('gig_applications')
    .set({ pro_payment_id: 1, pro_payment_status: 'SUBMITTED' })
    .where('id', '=', application)
    .execute();
  expect(await change(clockOut, 32, { as: 'member' })).toMatchObject({
    status: 409,
    error: {
      code: 'invalid_transition',
      message: 'This work is paid: its punches can no longer change.',
    },
  });
});

test('404: a punch that another manager deletes at the same moment', async () => {
  const [deleted, changed] = await Promise.all([
    call('DELETE', `${path}punches/${clockOut}/`, { as: 'member' }),
    change(clockOut, 32),
  ]);
  expect(deleted.status).toBe(204);
  // Whichever comes first: nothing of the punch is left.
  expect([200, 404]).toContain(changed.status);
  expect(await change(clockOut, 32)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(await database.selectFrom('time_punches').select('id').execute()).toEqual([{ id: clockIn }]);
});

test('404: a punch of another application', async () => {
  expect(
    await call('PATCH', `/staffer/gig-applications/${other}/punches/${clockIn}/`, {
      as: 'member',
      body: { time: iso(24.5) },
    }),
  ).toMatchObject({ status: 404 });
});

test('401, 403, 404: callers without access', async () => {
  const body = { time: iso(24.5) };
  expect(await call('PATCH', `${path}punches/${clockIn}/`, { body })).toMatchObject({ status: 401 });
  expect(await change(clockIn, 24.5, { as: 'gigster' })).toMatchObject({ status: 403 });
  expect(await change(clockIn, 24.5, { as: 'rival' })).toMatchObject({ status: 404 });
});
