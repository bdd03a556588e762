import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids, testStart } from '../../testing/fixtureIds.ts';
import { secondWaits } from '../../testing/secondWaits.ts';
import { testClock } from '../../testing/testClock.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { crossFence } from './crossFence.ts';
import { punch } from './punch.ts';

const { database, reset } = await testDatabase();
const clock = testClock(testStart);
let applicationId = 0;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  clock.set(hoursFromStart(24));
  applicationId = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
});

const clockIn = (trx: Database) => punch({ clock }, trx, { applicationId, type: 'CLOCK_IN' });
const clockOut = (trx: Database) => punch({ clock }, trx, { applicationId, type: 'CLOCK_OUT' });
const inTransaction = (act: (trx: Database) => Promise<void>) => database.transaction().execute(act);

const punches = () =>
  database
    .selectFrom('time_punches')
    .select(['punch_type', 'time'])
    .where('application_id', '=', applicationId)
    .orderBy('time')
    .execute();

test('a confirmed pro can clock in 15 minutes before the start, and out again', async () => {
  clock.set(hoursFromStart(23.75));
  await inTransaction(clockIn);
  clock.set(hoursFromStart(33));
  await inTransaction(clockOut);

  expect(await punches()).toEqual([
    { punch_type: 'CLOCK_IN', time: hoursFromStart(23.75) },
    { punch_type: 'CLOCK_OUT', time: hoursFromStart(33) },
  ]);
});

test.each([true, false])('a pro takes the code where a check-in is required: %s', async (isRequired) => {
  await database
    .updateTable('locations')
    .set({ is_checkin_required: isRequired })
    .where('id', '=', ids.harborHouse)
    .execute();
  await inTransaction(clockIn);
  clock.set(hoursFromStart(33));
  await inTransaction(clockOut);

  const marks = database.selectFrom('time_punches').select('is_check_in').orderBy('id');
  expect(await marks.execute()).toEqual([{ is_check_in: isRequired }, { is_check_in: false }]);
});

test('the phone of a pro reports the position of a punch', async () => {
  await inTransaction(clockIn);
  const geoLogs = await database
    .selectFrom('geo_logs')
    .innerJoin('time_punches', 'time_punches.application_id', 'geo_logs.application_id')
    .select([
      'geo_logs.punch_type',
      'geo_logs.created_ts',
      'geo_logs.longitude',
      'time_punches.longitude as punched_longitude',
    ])
    .execute();

  expect(geoLogs).toEqual([
    {
      punch_type: 'CLOCK_IN',
      created_ts: hoursFromStart(24),
      longitude: expect.any(Number),
      punched_longitude: geoLogs[0]?.longitude,
    },
  ]);
});

test('a pro at work leaves the site and returns to it', async () => {
  await inTransaction(clockIn);
  clock.set(hoursFromStart(26));
  await inTransaction((trx) => crossFence({ clock }, trx, { applicationId, to: 'elsewhere' }));
  clock.set(hoursFromStart(27));
  await inTransaction((trx) => crossFence({ clock }, trx, { applicationId, to: 'site' }));
  const crossings = await database
    .selectFrom('geo_logs')
    .select(['action', 'review_reasons', 'away_until_ts'])
    .where('punch_type', 'is', null)
    .orderBy('id')
    .execute();

  expect(crossings).toEqual([
    { action: 'GEO_FENCE_EXITED', review_reasons: ['LONG_ABSENCE'], away_until_ts: hoursFromStart(27) },
    { action: 'GEO_FENCE_ENTERED', review_reasons: [], away_until_ts: null },
  ]);
});

describe('rejects', () => {
  test.each([
    ['a pro who has not clocked in', () => applicationId, 'invalid_transition'],
    ['an application that does not exist', () => 999_999, 'not_found'],
  ])('rejects leaving the site: %s', async (_who, id, code) => {
    const leave = inTransaction((trx) =>
      crossFence({ clock }, trx, { applicationId: id(), to: 'elsewhere' }),
    );

    await expect(leave).rejects.toMatchObject({ code });
  });

  test.each([
    ['clocking in too early', clockIn, 23.7, 'Pros can clock in at most 15 minutes before the start.'],
    ['clocking in once the work is over', clockIn, 32, 'This work is over.'],
    ['clocking out without having clocked in', clockOut, 30, 'This pro has not clocked in.'],
  ])('rejects %s', async (_what, act, hours, message) => {
    clock.set(hoursFromStart(hours));
    await expect(inTransaction(act)).rejects.toMatchObject({ code: 'invalid_transition', message });
  });

  test('rejects a punch of an unconfirmed pro', async () => {
    await database
      .updateTable('gig_applications')
      .set({ is_confirmed: false })
      .where('id', '=', applicationId)
      .execute();
    await expect(inTransaction(clockIn)).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  test('rejects a second clock-in, even a concurrent one', async () => {
    const second = secondWaits(database, clockIn, () => inTransaction(clockIn));

    await expect(second).rejects.toMatchObject({ message: 'This pro has already clocked in.' });
    expect(await punches()).toHaveLength(1);
  });

  test('rejects a punch of a pro whose application is cancelled concurrently', async () => {
    const second = secondWaits(
      database,
      (trx) =>
        trx
          .updateTable('gig_applications')
          .set({ is_cancelled: true, cancellation_reason: 'CALLED_OUT' })
          .where('id', '=', applicationId)
          .execute(),
      () => inTransaction(clockIn),
    );

    await expect(second).rejects.toMatchObject({ message: 'Only a confirmed pro can clock in and out.' });
  });
});
