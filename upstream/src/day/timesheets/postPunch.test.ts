import { beforeEach, describe, expect, test } from 'vitest';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { TimesheetResponse } from '../../filling/applications/timesheetResponse.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [application] = ids.openApplications;
const path = `/staffer/gig-applications/${application}/punches/`;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(25));
});

const punch = (
  punch_type: 'CLOCK_IN' | 'CLOCK_OUT',
  hours: number,
  { as = 'onsite', note }: { as?: Person; note?: string } = {},
) =>
  call<TimesheetResponse>('POST', path, {
    as,
    body: { punch_type, time: hoursFromStart(hours).toISOString(), ...(note !== undefined && { note }) },
  });

test('201: an onsite manager clocks a pro in, marked with their name and note', async () => {
  const { status, body } = await punch('CLOCK_IN', 24.5, { note: ' Phone was empty ' });

  expect(status).toBe(201);
  expect(body.time_punches).toEqual([
    {
      id: expect.any(Number),
      time: hoursFromStart(24.5).toISOString(),
      punch_type: 'CLOCK_IN',
      pro_coordinates: null,
      pro_coordinates_precision: null,
      note: 'Phone was empty',
      recorded_by_user: { id: people.onsite.id, first_name: 'Otto', last_name: expect.any(String) },
      is_automatic: false,
      is_check_in: false,
    },
  ]);
});

test('201: without a time, the punch is recorded now', async () => {
  const { body } = await call<TimesheetResponse>('POST', path, {
    as: 'onsite',
    body: { punch_type: 'CLOCK_IN' },
  });
  expect(body.time_punches).toMatchObject([{ time: hoursFromStart(25).toISOString() }]);
});

test('201: the history of the gig shows the punch with its time and note', async () => {
  await punch('CLOCK_IN', 24, { note: 'Came with the van' });
  const { body } = await call('GET', `/staffer/gigs/${ids.postedGig}/changes/`, { as: 'member' });

  expect(body).toMatchObject({
    results: [
      {
        subject: 'application',
        actor: { id: people.onsite.id },
        fields: [
          { field: 'time_punches', before: [], after: ['Clock-in Mar 3, 9:00 AM (Came with the van)'] },
        ],
      },
    ],
  });
});

const again = () =>
  call<TimesheetResponse>('POST', path, {
    as: 'onsite',
    body: { punch_type: 'CLOCK_IN' },
    headers: { 'idempotency-key': 'one-clock-in' },
  });

test('201: a repeated request with the same idempotency key records one punch', async () => {
  const first = await again();

  expect(await again()).toMatchObject({ status: 201, body: first.body });
  expect(await database.selectFrom('time_punches').selectAll().execute()).toHaveLength(1);
});

test('201: a clock-out ends the break that the pro is on', async () => {
  await punch('CLOCK_IN', 24);
  await database
    .insertInto('shift_breaks')
    .values({ application_id: application, start_time: hoursFromStart(24.5) })
    .execute();
  const { body } = await punch('CLOCK_OUT', 25);

  expect(body.shift_breaks).toMatchObject([{ end_time: hoursFromStart(25).toISOString(), minutes: 30 }]);
});

describe('refuses', () => {
  test.each([
    ['a clock-in in the future', ['CLOCK_IN', 25.02], 'time', 'This time is in the future.'],
    [
      'a clock-in more than 15 minutes before the start',
      ['CLOCK_IN', 23.7],
      'time',
      'Pros can clock in from 15 minutes before the start.',
    ],
    ['a clock-out before any clock-in', ['CLOCK_OUT', 24.5], 'punch_type', 'This pro has not clocked in.'],
  ] as const)('refuses %s', async (_what, [type, hours], target, message) => {
    expect(await punch(type, hours)).toMatchObject({ status: 400, error: { target, message } });
  });

  test('refuses a clock-in after the end of the work', async () => {
    clock.set(hoursFromStart(33));
    expect(await punch('CLOCK_IN', 32)).toMatchObject({
      status: 400,
      error: { target: 'time', message: 'The clock-in must be before the end of the shift.' },
    });
  });

  test.each([
    ['a second clock-in', 'CLOCK_IN', 24.5, 'punch_type', 'This pro has already clocked in.'],
    [
      'a clock-in before the one on record',
      'CLOCK_IN',
      23.9,
      'punch_type',
      'This pro has already clocked in.',
    ],
    [
      'a clock-out before the clock-in',
      'CLOCK_OUT',
      23.9,
      'time',
      'The clock-out must be after the clock-in.',
    ],
    ['a clock-out at the clock-in', 'CLOCK_OUT', 24, 'time', 'The clock-out must be after the clock-in.'],
  ] as const)('refuses %s once the pro has clocked in', async (_what, type, hours, target, message) => {
    await punch('CLOCK_IN', 24);
    expect(await punch(type, hours)).toMatchObject({ status: 400, error: { target, message } });
  });

  test('refuses a clock-out more than 16 hours after the clock-in', async () => {
    await punch('CLOCK_IN', 24);
    clock.set(hoursFromStart(41));
    expect(await punch('CLOCK_OUT', 40.1)).toMatchObject({
      status: 400,
      error: { target: 'time', message: 'Work can last 16 hours at most.' },
    });
    expect(await punch('CLOCK_OUT', 40)).toMatchObject({ status: 201 });
  });

  test('refuses a clock-out more than 16 hours after the first clock-in of a pro who came back', async () => {
    await punch('CLOCK_IN', 24);
    await punch('CLOCK_OUT', 26);
    await punch('CLOCK_IN', 31);
    clock.set(hoursFromStart(41));
    expect(await punch('CLOCK_OUT', 40.1)).toMatchObject({
      status: 400,
      error: { target: 'time', message: 'Work can last 16 hours at most.' },
    });
    expect(await punch('CLOCK_OUT', 40)).toMatchObject({ status: 201 });
  });

  test.each([
    ['in a break', 24.75],
    ['before the break that the pro is on', null],
  ])('refuses a clock-out %s', async (_what, breakEnd) => {
    await punch('CLOCK_IN', 24);
    await database
      .insertInto('shift_breaks')
      .values({
        application_id: application,
        start_time: hoursFromStart(24.5),
        end_time: breakEnd === null ? null : hoursFromStart(breakEnd),
      })
      .execute();
    const hours = breakEnd === null ? 24.4 : 24.6;
    expect(await punch('CLOCK_OUT', hours)).toMatchObject({
      status: 400,
      error: { target: 'time', message: 'The clock-out must be after the breaks.' },
    });
  });

  test('refuses a second clock-out', async () => {
    await punch('CLOCK_IN', 24);
    await punch('CLOCK_OUT', 24.5);
    for (const hours of [24.25, 24.75]) {
      expect(await punch('CLOCK_OUT', hours)).toMatchObject({
        status: 400,
        error: { target: 'punch_type', message: 'This pro has already clocked out.' },
      });
    }
  });

  test.each([
    ['no type', {}, 'punch_type'],
    ['an unknown type', { punch_type: 'BREAK' }, 'punch_type'],
    ['a long note', { punch_type: 'CLOCK_IN', note: 'x'.repeat(301) }, 'note'],
    ['a local time', { punch_type: 'CLOCK_IN', time: '2026-03-03T09:00:00' }, 'time'],
  ])('refuses a body with %s', async (_what, body, target) => {
    expect(await call('POST', path, { as: 'member', body })).toMatchObject({
      status: 400,
      error: { target },
    });
  });

  test.each([
    ['is not confirmed', { is_confirmed: false }, 'Only a confirmed pro can clock in and out.'],
    [
      'is cancelled',
      { is_cancelled: true, cancellation_reason: 'CALLED_OUT' },
      'Only a confirmed pro can clock in and out.',
    ],
    [
      'is paid',
      { pro_payment_id: 1, pro_payment_status: 'AVAILABLE' as const },
      'This work is paid: its punches can no longer change.',
    ],
    ['was sent home', { sent_home_ts: hoursFromStart(24) }, 'This pro was sent home.'],
  ])('refuses a punch of a pro who %s with 409', async (_what, values, message) => {
    await database.updateTable('gig_applications').set(values).where('id', '=', application).execute();
    expect(await punch('CLOCK_IN', 24)).toMatchObject({
      status: 409,
      error: { code: 'invalid_transition', message },
    });
  });
});

test('401, 403, 404: callers without access', async () => {
  const body = { punch_type: 'CLOCK_IN' };
  expect(await call('POST', path, { body })).toMatchObject({ status: 401 });
  expect(await call('POST', path, { as: 'gigster', body })).toMatchObject({ status: 403 });
  expect(await call('POST', path, { as: 'rival', body })).toMatchObject({ status: 404 });
});
