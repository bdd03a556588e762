import { beforeEach, describe, expect, test } from 'vitest';
import type { TimesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [application, other] = ids.openApplications;
const path = `/staffer/gig-applications/${application}/`;
let lunch = 0;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(31));
  await database
    .insertInto('time_punches')
    .values({ application_id: application, time: hoursFromStart(24), punch_type: 'CLOCK_IN' })
    .execute();
  lunch = await addBreak(27, 27.5);
});

const iso = (hours: number) => hoursFromStart(hours).toISOString();

const addBreak = async (start: number, end: number | null) => {
  const { id } = await database
    .insertInto('shift_breaks')
    .values({
      application_id: application,
      start_time: hoursFromStart(start),
      end_time: end === null ? null : hoursFromStart(end),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type Times = { start?: number; end?: number; note?: string | null };

const change = (id: number, { start, end, ...more }: Times, as: Person = 'member') =>
  call<TimesheetResponse>('PATCH', `${path}breaks/${id}/`, {
    as,
    body: {
      ...more,
      ...(start !== undefined && { start_time: iso(start) }),
      ...(end !== undefined && { end_time: iso(end) }),
    },
  });

const changesOfGig = async () => {
  const { body } = await call<{ results: object[] }>('GET', `/staffer/gigs/${ids.postedGig}/changes/`, {
    as: 'member',
  });
  return body.results;
};

test('200: a break gets other times, the name of the manager and a note, and is judged again', async () => {
  const { status, body } = await change(lunch, { start: 28, end: 28.75, note: 'Lunch was late' });

  expect(status).toBe(200);
  expect(body.shift_breaks).toMatchObject([
    {
      id: lunch,
      start_time: iso(28),
      end_time: iso(28.75),
      minutes: 45,
      note: 'Lunch was late',
      compliance_status: 'TOO_LONG',
      recorded_by_user: { id: people.member.id },
    },
  ]);
});

test('200: the history of the gig keeps the times that were recorded, and who follows it hears of it', async () => {
  await change(lunch, { end: 27.75 });
  expect(await changesOfGig()).toMatchObject([
    {
      actor: { id: people.member.id },
      fields: [
        {
          field: 'shift_breaks',
          before: ['Break from Mar 3, 12:00 PM to Mar 3, 12:30 PM'],
          after: ['Break from Mar 3, 12:00 PM to Mar 3, 12:45 PM'],
        },
      ],
    },
  ]);
  expect(await database.selectFrom('change_feed').selectAll().execute()).toContainEqual(
    expect.objectContaining({ subject: 'gig_applications', subject_id: application, action: 'changed' }),
  );
});

test('200: the same times again, and no times, change nothing and are not in the history', async () => {
  const { body } = await change(lunch, { start: 27, end: 27.5 });
  expect(body.shift_breaks).toMatchObject([{ recorded_by_user: null }]);
  await change(lunch, {});
  expect(await changesOfGig()).toEqual([]);
});

test('200: a note stays if omitted, and goes by null', async () => {
  await change(lunch, { note: 'Lunch' });
  const moved = await change(lunch, { end: 27.75 });
  expect(moved.body.shift_breaks).toMatchObject([{ note: 'Lunch', end_time: iso(27.75) }]);
  const removed = await change(lunch, { note: null });
  expect(removed.body.shift_breaks).toMatchObject([{ note: null, end_time: iso(27.75) }]);
});

test('200: the break that the pro is on starts at another time, and ends', async () => {
  const open = await addBreak(30, null);
  const started = await change(open, { start: 30.25 });
  expect(started.body.shift_breaks[1]).toMatchObject({ start_time: iso(30.25), end_time: null });
  const ended = await change(open, { end: 30.5 });
  expect(ended.body.shift_breaks[1]).toMatchObject({ minutes: 15 });
});

describe('400: refuses', () => {
  test.each([
    [
      'a start before the clock-in',
      { start: 23.9 },
      'start_time',
      'The break must start while the pro is at work.',
    ],
    ['an end at the start', { end: 27 }, 'end_time', 'The break must end after its start.'],
    ['a start in the future', { start: 31.1 }, 'start_time', 'This time is in the future.'],
    ['an end in the future', { end: 31.1 }, 'end_time', 'This time is in the future.'],
  ])('400: refuses %s', async (_what, times, target, message) => {
    expect(await change(lunch, times)).toMatchObject({ status: 400, error: { target, message } });
    expect(await changesOfGig()).toEqual([]);
  });

  test.each([
    ['a start in another break', { start: 29.1, end: 29.2 }, 'start_time'],
    ['an end in another break', { start: 28.5, end: 29.1 }, 'end_time'],
    ['another break between', { start: 28.5, end: 30 }, 'end_time'],
    ['a start in the break that the pro is on', { start: 30.6, end: 30.7 }, 'start_time'],
  ])('400: refuses an overlap: %s', async (_what, times, target) => {
    await addBreak(29, 29.25);
    await addBreak(30.5, null);
    const message = 'Breaks cannot overlap.';
    expect(await change(lunch, times)).toMatchObject({ status: 400, error: { target, message } });
  });

  test('400: refuses to move the break that the pro is on over an ended one', async () => {
    const open = await addBreak(30, null);
    expect(await change(open, { start: 26 })).toMatchObject({
      status: 400,
      error: { target: 'start_time', message: 'Breaks cannot overlap.' },
    });
  });

  test('400: refuses an end of a break after the clock-out', async () => {
    await database
      .insertInto('time_punches')
      .values({ application_id: application, time: hoursFromStart(30), punch_type: 'CLOCK_OUT' })
      .execute();
    expect(await change(lunch, { end: 30.1 })).toMatchObject({
      status: 400,
      error: { target: 'end_time', message: 'The break must end before the clock-out.' },
    });
    expect(await change(lunch, { start: 30.1, end: 30.2 })).toMatchObject({
      status: 400,
      error: { target: 'start_time', message: 'The break must start while the pro is at work.' },
    });
  });

  test('400: refuses a break that is longer than the shift', async () => {
    clock.set(hoursFromStart(33));
    expect(await change(lunch, { start: 24, end: 32.1 })).toMatchObject({
      status: 400,
      error: { target: 'end_time', message: 'A break cannot be longer than the shift.' },
    });
  });

  test.each([
    ['a local time', { start_time: '2026-03-03T09:00:00' }, 'start_time'],
    ['no end', { end_time: null }, 'end_time'],
    ['a long note', { note: 'x'.repeat(301) }, 'note'],
  ])('400: refuses a body with %s', async (_what, body, target) => {
    expect(await call('PATCH', `${path}breaks/${lunch}/`, { as: 'member', body })).toMatchObject({
      status: 400,
      error: { target },
    });
  });
});

test.each([
  ['start', { expected_start_time: iso(1) }],
  ['end', { expected_end_time: iso(1) }],
])('409: a change that relies on another %s than is recorded', async (_which, expected) => {
  expect(await change(lunch, { end: 27.75, ...expected })).toMatchObject({
    status: 409,
    error: { message: 'Another manager changed this time. Compare it with yours again.' },
  });
});

test('409: paid work keeps its breaks', async () => {
  await database
    .updateTable('gig_applications')
    .set({ pro_payment_id: 1, pro_payment_status: 'SUBMITTED' })
    .where('id', '=', application)
    .execute();
  expect(await change(lunch, { end: 27.75 }, 'member')).toMatchObject({
    status: 409,
    error: {
      code: 'invalid_transition',
      message: 'This work is paid: its punches can no longer change.',
    },
  });
});

test('404: a break that another manager has deleted, and one of another application', async () => {
  const wrong = `/staffer/gig-applications/${other}/breaks/${lunch}/`;
  const body = { end_time: iso(27.75) };
  expect(await call('PATCH', wrong, { as: 'member', body })).toMatchObject({ status: 404 });
  await call('DELETE', `${path}breaks/${lunch}/`, { as: 'member' });
  expect(await change(lunch, { end: 27.75 })).toMatchObject({
    status: 404,
    error: { code: 'not_found', message: 'No break was found here.' },
  });
});

test('401, 403, 404: callers without access', async () => {
  const body = { end_time: iso(27.75) };
  expect(await call('PATCH', `${path}breaks/${lunch}/`, { body })).toMatchObject({ status: 401 });
  expect(await change(lunch, { end: 27.75 }, 'gigster')).toMatchObject({ status: 403 });
  expect(await change(lunch, { end: 27.75 }, 'rival')).toMatchObject({ status: 404 });
});
