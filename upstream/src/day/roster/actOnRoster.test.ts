import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [first, second, open] = ids.openApplications;
const path = `/staffer/gigs/${ids.postedGig}/roster/`;

type RosterBody = {
  results: { id: number; ok: boolean; application?: ApplicationResponse; error?: ErrorDetail }[];
};

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(25));
});

const act = (action: string, extra: object = {}, as: Person = 'onsite') =>
  call<RosterBody>('POST', path, { as, body: { action, ids: [first], ...extra } });
const at = (hours: number) => ({ time: hoursFromStart(hours).toISOString() });
const breakMinutesOf = ({ body }: { body: RosterBody }) =>
  body.results[0]?.application?.timesheet?.shift_breaks.map(({ minutes }) => minutes);
const clockInOnce = () =>
  call<RosterBody>('POST', path, {
    as: 'onsite',
    body: { action: 'clock-in', ids: [first], ...at(24.5) },
    headers: { 'idempotency-key': 'one-clock-in' },
  });

test('200: clocks several pros in, with a result for each', async () => {
  const { status, body } = await act('clock-in', {
    ids: [first, open, ids.summitApplication, ids.completedApplication, second],
    note: 'By list',
  });

  expect(status).toBe(200);
  const elsewhere = { code: 'not_found', message: 'This pro does not work this shift.' };
  expect(body.results).toMatchObject([
    {
      id: first,
      ok: true,
      application: { timesheet: { time_punches: [{ punch_type: 'CLOCK_IN', note: 'By list' }] } },
    },
    { id: open, ok: false, error: { code: 'invalid_transition' } },
    { id: ids.summitApplication, ok: false, error: elsewhere },
    { id: ids.completedApplication, ok: false, error: elsewhere },
    { id: second, ok: true },
  ]);
});

describe('breaks', () => {
  beforeEach(() => act('clock-in', at(24)));

  test('200: a break starts and ends, and the history shows it', async () => {
    const started = await act('start-break', { ...at(24.25), note: 'Lunch' });
    expect(started.body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([
      {
        end_time: null,
        minutes: null,
        seconds: null,
        note: 'Lunch',
        recorded_by_user: { first_name: 'Otto' },
      },
    ]);

    const ended = await act('end-break', at(24.75));
    expect(ended.body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([
      { minutes: 30, seconds: 0 },
    ]);
    const changes = await call('GET', `/staffer/gigs/${ids.postedGig}/changes/`, { as: 'member' });
    expect(changes.body).toMatchObject({
      results: [
        {
          fields: [
            {
              field: 'shift_breaks',
              before: ['Break from Mar 3, 9:15 AM (Lunch)'],
              after: ['Break from Mar 3, 9:15 AM to Mar 3, 9:45 AM (Lunch)'],
            },
          ],
        },
        {},
        {},
      ],
    });
  });

  test.each([
    ['in the future', 'start-break', 25.02, 'This time is in the future.'],
    ['before the clock-in', 'start-break', 23.9, 'The break must start while the pro is at work.'],
  ])('refuses a break %s', async (_what, action, hours, message) => {
    const { body } = await act(action, at(hours));
    expect(body.results).toMatchObject([{ ok: false, error: { target: 'time', message } }]);
  });

  test.each([
    ['start-break', 24.75, 'action', 'This pro is already on break.'],
    ['end-break', 24.25, 'time', 'The break must end after its start.'],
  ])('refuses %s at %d hours during a break', async (action, hours, target, message) => {
    await act('start-break', at(24.25));
    const { body } = await act(action, at(hours));
    expect(body.results).toMatchObject([{ ok: false, error: { target, message } }]);
  });

  test('refuses to end a break that has not started', async () => {
    const { body } = await act('end-break');
    expect(body.results).toMatchObject([
      { ok: false, error: { target: 'action', message: 'This pro is not on break.' } },
    ]);
  });

  test('refuses a break that overlaps another', async () => {
    await act('start-break', at(24.25));
    await act('end-break', at(24.5));
    const inside = await act('start-break', at(24.3));
    await act('start-break', at(24.1));
    const around = await act('end-break', at(24.4));
    for (const { body } of [inside, around]) {
      expect(body.results).toMatchObject([
        { ok: false, error: { target: 'time', message: 'Breaks cannot overlap.' } },
      ]);
    }
  });

  test('refuses a break that ends after the clock-out', async () => {
    await act('clock-out', at(24.5));
    await act('start-break', at(24.25));
    const { body } = await act('end-break', at(24.75));
    expect(body.results).toMatchObject([
      { ok: false, error: { target: 'time', message: 'The break must end before the clock-out.' } },
    ]);
  });

  test('200: a break that is recorded after the clock-out ends with it, until its own end is recorded', async () => {
    await act('clock-out', at(24.5));
    const started = await act('start-break', at(24.25));
    expect(started.body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([{ minutes: 15 }]);
    const ended = await act('end-break', at(24.4));
    expect(ended.body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([{ minutes: 9 }]);
    const again = await act('end-break', at(24.45));
    expect(again.body.results).toMatchObject([{ error: { message: 'This pro is not on break.' } }]);
  });

  test('200: a break that is recorded after the clock-out ends at the start of a later one', async () => {
    await act('start-break', at(24.75));
    await act('end-break', at(24.8));
    await act('clock-out', at(24.9));
    const { body } = await act('start-break', at(24.25));
    expect(body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([
      { minutes: 30 },
      { minutes: 3 },
    ]);
  });

  test('200: a break that is recorded before another, at work, ends at its start, until its own end is recorded', async () => {
    await act('start-break', at(24.5));
    await act('end-break', at(24.75));
    expect(breakMinutesOf(await act('start-break', at(24.25)))).toEqual([15, 15]);
    expect(breakMinutesOf(await act('end-break', at(24.35)))).toEqual([6, 15]);
    expect(breakMinutesOf(await act('clock-out', at(25)))).toEqual([6, 15]);
  });

  test('200: a break between two clock-ins of one shift ends with the clock-out between them', async () => {
    await act('clock-out', at(24.5));
    await act('clock-in', at(24.6));
    const { body } = await act('start-break', at(24.25));
    expect(body.results[0]?.application?.timesheet?.shift_breaks).toMatchObject([{ minutes: 15 }]);
  });

  test('refuses a break that is longer than the shift', async () => {
    await act('start-break', at(24));
    clock.set(hoursFromStart(33));
    const { body } = await act('end-break');
    expect(body.results).toMatchObject([
      { ok: false, error: { target: 'time', message: 'A break cannot be longer than the shift.' } },
    ]);
  });
});

describe('attendance', () => {
  test('200: records no-shows', async () => {
    const { body } = await act('no-show', { ids: [first, open] });
    expect(body.results).toMatchObject([
      { ok: true, application: { cancellation: { reason: 'NO_SHOW' }, is_confirmed: true } },
      { ok: false, error: { code: 'invalid_transition' } },
    ]);
  });

  test('200: records a no-show at its own time', async () => {
    const { body } = await act('no-show', at(24.5));
    expect(body.results).toMatchObject([
      { ok: true, application: { cancellation: { created_ts: hoursFromStart(24.5).toISOString() } } },
    ]);
  });

  test.each([
    ['before the start', 23.9, 'A no-show is from the start of the shift on.'],
    ['in the future', 25.02, 'This time is in the future.'],
  ])('refuses a no-show %s', async (_what, hours, message) => {
    const { body } = await act('no-show', at(hours));
    expect(body.results).toMatchObject([{ ok: false, error: { target: 'time', message } }]);
  });

  test('200: a repeated request with the same idempotency key acts once', async () => {
    const { body } = await clockInOnce();
    expect(await clockInOnce()).toMatchObject({ status: 200, body });
    expect(await database.selectFrom('time_punches').selectAll().execute()).toHaveLength(1);
  });

  test('200: records call-outs', async () => {
    clock.set(hoursFromStart(23));
    const { body } = await act('call-out', { called_out_by: 'PRO' });
    expect(body.results).toMatchObject([
      { ok: true, application: { cancellation: { reason: 'CALLED_OUT' } } },
    ]);
  });

  test('403: onsite managers cannot call pros out for the business', async () => {
    clock.set(hoursFromStart(23));
    const byBusiness = { called_out_by: 'BUSINESS' };
    expect((await act('call-out', byBusiness)).status).toBe(403);
    expect((await act('call-out', byBusiness, 'member')).body.results).toMatchObject([{ ok: true }]);
  });

  test('200: sends a pro home, which clocks them out and ends their break', async () => {
    await act('clock-in', at(24));
    await act('start-break', at(24.5));
    const { body } = await act('send-home', { reason: 'FEWER_PROS_NEEDED' });
    expect(body.results).toMatchObject([
      {
        ok: true,
        application: {
          sent_home: { reason: 'FEWER_PROS_NEEDED', created_ts: hoursFromStart(25).toISOString() },
          working_hours: { end_time: hoursFromStart(28).toISOString() },
          timesheet: {
            time_punches: [
              { punch_type: 'CLOCK_IN' },
              { punch_type: 'CLOCK_OUT', recorded_by_user: { first_name: 'Otto' } },
            ],
            shift_breaks: [{ minutes: 30 }],
          },
        },
      },
    ]);
  });

  test.each(['no-show', 'call-out'])('refuses a %s of a pro who clocked in', async (action) => {
    await act('clock-in', at(24));
    const { body } = await act(action, { called_out_by: 'PRO' });
    expect(body.results).toMatchObject([
      { ok: false, error: { message: 'This pro clocked in: send them home instead.' } },
    ]);
  });

  test('200: being late by 15 minutes is no reason to pay less than 4 hours', async () => {
    await act('clock-in', at(24.25));
    const { body } = await act('send-home', { reason: 'LATE' });
    expect(body.results).toMatchObject([
      { application: { working_hours: { end_time: hoursFromStart(28).toISOString() } } },
    ]);
  });
});

test.each([
  [{ action: 'hire' }, 'action'],
  [{ action: 'clock-in', ids: [] }, 'ids'],
  [{ action: 'clock-in', time: 'now' }, 'time'],
  [{ action: 'send-home' }, 'reason'],
  [{ action: 'call-out' }, 'called_out_by'],
])('400: %j is refused as a whole', async (body, target) => {
  expect(await call('POST', path, { as: 'member', body: { ids: [first], ...body } })).toMatchObject({
    status: 400,
    error: { target },
  });
});

test('401, 404: callers without access', async () => {
  const body = { action: 'clock-in', ids: [first] };
  expect(await call('POST', path, { body })).toMatchObject({ status: 401 });
  expect(await call('POST', path, { as: 'gigster', body })).toMatchObject({ status: 404 });
  expect(await call('POST', path, { as: 'rival', body })).toMatchObject({ status: 404 });
});
