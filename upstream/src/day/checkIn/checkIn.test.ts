import { beforeEach, describe, expect, test } from 'vitest';
import { addCheckIn, arrivingPhone, checkinToken } from '../../testing/checkIns.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/check-ins/${checkinToken}/`;
const unknown = '/check-ins/00000000-0000-4000-8000-000000000000/';
const proof = { phone_number: '(615) 555-0142', checkin_code: '4821' };

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  await addCheckIn(database);
  clock.set(hoursFromStart(24));
});

const logs = () =>
  database
    .selectFrom('geo_logs')
    .select(['application_id', 'action', 'punch_type', 'is_flagged_for_staffer_review', 'review_reasons'])
    .execute();

const arrive = (body: object = proof, at = path) => call('POST', at, { body });
const punches = () =>
  database
    .selectFrom('time_punches')
    .select(['application_id', 'time', 'punch_type', 'is_check_in', 'recorded_by_user_id'])
    .execute();
const setWork = (values: object) =>
  database.updateTable('gig_applications').set(values).where('id', '=', ids.openApplications[0]).execute();
const requireCode = (is_checkin_required: boolean) =>
  database.updateTable('locations').set({ is_checkin_required }).where('id', '=', ids.harborHouse).execute();

test('200: the page says where and when, and nothing about pros', async () => {
  expect(await call('GET', path)).toMatchObject({
    status: 200,
    body: {
      location_name: 'Harbor House',
      location_image_public_id: null,
      skill_name: 'Server',
      start_time: hoursFromStart(24).toISOString(),
      end_time: hoursFromStart(32).toISOString(),
      timezone: 'America/Chicago',
      is_code_required: true,
      is_cancelled: false,
    },
  });
  await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', ids.postedGig).execute();
  await requireCode(false);
  expect((await call('GET', path)).body).toMatchObject({ is_code_required: false, is_cancelled: true });
});

test('200: clocks the pro in, marked and followed by a change; the roster shows it', async () => {
  const { status, body } = await arrive();

  const time = hoursFromStart(24).toISOString();
  expect({ status, body }).toEqual({ status: 200, body: { first_name: 'Tariq', time, was_in: false } });
  expect(await punches()).toEqual([
    {
      application_id: ids.openApplications[0],
      time: hoursFromStart(24),
      punch_type: 'CLOCK_IN',
      is_check_in: true,
      recorded_by_user_id: null,
    },
  ]);
  const roster = await call('GET', `/staffer/gigs/${ids.postedGig}/roster/`, { as: 'onsite' });
  expect(roster.body).toMatchObject({
    results: [{ timesheet: { time_punches: [{ is_check_in: true, recorded_by_user: null }] } }, {}],
  });
  const changes = database.selectFrom('change_feed').select(['subject', 'subject_id', 'gig_id']);
  expect(await changes.orderBy('created_ts', 'desc').limit(1).execute()).toEqual([
    { subject: 'gig_applications', subject_id: ids.openApplications[0], gig_id: ids.postedGig },
  ]);
});

test('200: a repeated check-in stays the first one, also of two at once', async () => {
  await Promise.all([arrive(), arrive()]);
  clock.advance(10);
  expect(await arrive()).toMatchObject({
    status: 200,
    body: { time: hoursFromStart(24).toISOString(), was_in: true },
  });
  expect(await punches()).toHaveLength(1);
});

test('200: a pro checks in without the code where the location does not require it', async () => {
  await requireCode(false);
  expect((await arrive({ phone_number: arrivingPhone })).status).toBe(200);
});

describe('400: refuses', () => {
  test.each([
    ['another code', { checkin_code: '4822' }, 'checkin_code', 'This is not the code of this shift.'],
    ['no code', { checkin_code: undefined }, 'checkin_code', 'Enter the 4 digits of the code'],
    ['three digits', { checkin_code: '482' }, 'checkin_code', 'Enter the 4 digits of the code'],
    [
      'a number that is not on the list',
      { phone_number: '+16155550143' },
      'phone_number',
      'No pro with this number is expected. Ask the manager.',
    ],
    ['no phone number', { phone_number: '911' }, 'phone_number', 'Invalid phone number'],
    [
      'a wrong code with an unknown number by the code alone',
      { checkin_code: '0000', phone_number: '+16155550143' },
      'checkin_code',
      'This is not the code of this shift.',
    ],
  ])('400: refuses %s', async (_what, change, target, message) => {
    expect(await arrive({ ...proof, ...change })).toMatchObject({ status: 400, error: { target, message } });
    expect(await punches()).toEqual([]);
  });

  test.each([
    ['only selected', { is_confirmed: false }],
    ['marked as a no-show', { is_cancelled: true, cancellation_reason: 'NO_SHOW' }],
  ])('400: refuses a pro who is %s', async (_who, values) => {
    await setWork(values);
    expect(await arrive()).toMatchObject({ status: 400, error: { target: 'phone_number' } });
  });
});

describe('409:', () => {
  test.each([
    ['16 minutes before the start', 23.73, 'Check-in opens 15 minutes before you start.'],
    ['at the end', 32, 'This shift has ended. Ask the manager.'],
  ])('refuses a check-in %s', async (_when, hours, message) => {
    clock.set(hoursFromStart(hours));
    expect(await arrive()).toMatchObject({ status: 409, error: { code: 'invalid_transition', message } });
  });

  test('a check-in 15 minutes before the start is accepted', async () => {
    clock.set(hoursFromStart(23.75));
    expect((await arrive()).status).toBe(200);
  });

  test('refuses a pro who was sent home, or has clocked out', async () => {
    const message = 'Your work is recorded as ended. Ask the manager.';
    await setWork({ sent_home_ts: hoursFromStart(24), sent_home_reason: 'OTHER' });
    expect(await arrive()).toMatchObject({ status: 409, error: { message } });
    await setWork({ sent_home_ts: null, sent_home_reason: null });
    await arrive();
    clock.advance(60);
    await call('POST', `/staffer/gigs/${ids.postedGig}/roster/`, {
      as: 'onsite',
      body: { action: 'clock-out', ids: [ids.openApplications[0]] },
    });
    expect(await arrive()).toMatchObject({ status: 409, error: { message } });
  });

  test('refuses the pros of a cancelled gig', async () => {
    await setWork({ is_gig_cancelled: true });
    expect(await arrive()).toMatchObject({ status: 409, error: { code: 'invalid_transition' } });
  });
});

test.each([unknown, '/check-ins/nonsense/'])('404: rejects %s', async (wrong) => {
  expect(await call('GET', wrong)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(await arrive(proof, wrong)).toMatchObject({ status: 404, error: { code: 'not_found' } });
});

test('429: after 30 wrong links, codes and numbers, even the right ones are refused for 15 minutes', async () => {
  for (let tried = 0; tried < 10; tried += 1) {
    await call('GET', unknown);
    await arrive({ ...proof, checkin_code: '1111' });
    await arrive({ ...proof, phone_number: '+16155550143' });
  }
  expect(await arrive()).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect((await call('GET', path)).status).toBe(429);
  clock.advance(15);
  expect((await arrive()).status).toBe(200);
});

const onSite = { longitude: -86.7816, latitude: 36.1627, precision: 'FINE' };

describe('a pro who shares their position', () => {
  beforeEach(() =>
    database
      .updateTable('location_addresses')
      .set({ longitude: onSite.longitude, latitude: onSite.latitude, geofence_radius_meters: 200 })
      .where('location_id', '=', ids.harborHouse)
      .execute(),
  );

  test.each([
    ['on site', {}, 'GEO_FENCE_ENTERED', []],
    ['elsewhere', { latitude: 36.2 }, 'GEO_FENCE_EXITED', ['PUNCH_OUTSIDE']],
    ['where the phone does not know exactly', { precision: 'COARSE' }, 'UNKNOWN', ['COARSE_PRECISION']],
  ])(
    '200: a position at check-in is recorded %s, and flagged by the fence',
    async (_where, change, action, review_reasons) => {
      const position = { ...onSite, ...change };
      expect(await arrive({ ...proof, position })).toMatchObject({ status: 200 });

      expect(await logs()).toEqual([
        {
          application_id: ids.openApplications[0],
          action,
          punch_type: 'CLOCK_IN',
          is_flagged_for_staffer_review: review_reasons.length > 0,
          review_reasons,
        },
      ]);
      expect(
        await database
          .selectFrom('time_punches')
          .select(['longitude', 'latitude', 'pro_coordinates_precision'])
          .execute(),
      ).toEqual([
        {
          longitude: position.longitude,
          latitude: position.latitude,
          pro_coordinates_precision: position.precision,
        },
      ]);
    },
  );

  test('200: a position is recorded with the first check-in only, and nowhere without one', async () => {
    await arrive({ ...proof, position: null });
    await arrive({ ...proof, position: onSite });
    expect(await logs()).toEqual([]);
  });

  test('400: a position that is not on the map', async () => {
    expect(await arrive({ ...proof, position: { ...onSite, latitude: 91 } })).toMatchObject({
      status: 400,
      error: { target: 'position.latitude' },
    });
  });
});
