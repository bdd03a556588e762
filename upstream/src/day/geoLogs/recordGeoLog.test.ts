import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { positionAt } from './metersBetween.ts';
import { type PositionReport, recordGeoLog } from './recordGeoLog.ts';

const { clock, database, ids, reset } = await startTestServer();
const center = { longitude: -86.7816, latitude: 36.1627 };
let applicationId = 0;

// The work lasts from 24 to 32 hours after the start.
beforeEach(async () => {
  await reset();
  applicationId = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
});

const minutesIn = (minutes: number) => hoursFromStart(24 + minutes / 60);

function report(minutes: number, meters: number, more: Partial<PositionReport> = {}) {
  return recordGeoLog(database, {
    applicationId,
    position: positionAt(center, meters, 90),
    precision: 'FINE',
    punchType: null,
    now: minutesIn(minutes),
    ...more,
  });
}

const logs = () =>
  database
    .selectFrom('geo_logs')
    .select(['action', 'is_flagged_for_staffer_review as isFlagged', 'review_reasons', 'away_until_ts'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();

async function departure() {
  const [first] = await logs();
  return { isFlagged: first?.isFlagged, reasons: first?.review_reasons, awayUntil: first?.away_until_ts };
}

async function runAt(minutes: number) {
  clock.set(minutesIn(minutes));
  await runDueWork({ database, clock, settings: testSettings }, dueJobs);
}

describe('a punch', () => {
  test.each([
    ['on the fence', 199, 'FINE', 'GEO_FENCE_ENTERED', []],
    ['outside', 201, 'FINE', 'GEO_FENCE_EXITED', ['PUNCH_OUTSIDE']],
    ['with a coarse position', 10, 'COARSE', 'UNKNOWN', ['COARSE_PRECISION']],
  ] as const)('the log of a punch %s', async (_where, meters, precision, action, reasons) => {
    await report(0, meters, { precision, punchType: 'CLOCK_IN' });

    expect(await logs()).toEqual([
      { action, isFlagged: reasons.length > 0, review_reasons: reasons, away_until_ts: null },
    ]);
  });

  test("a punch uses the fence of the gig's own address", async () => {
    const { id } = await database
      .insertInto('location_addresses')
      .values({
        location_id: ids.harborHouse,
        street_address: '1 Pier Rd',
        city: 'Nashville',
        state_code: 'TN',
        postal_code: '37203',
        timezone: 'America/Chicago',
        ...positionAt(center, 5000, 90),
        geofence_radius_meters: 1000,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('gigs')
      .set({ location_address_id: id })
      .where('id', '=', ids.postedGig)
      .execute();
    await report(0, 4100, { punchType: 'CLOCK_IN' });
    await report(5, 0, { punchType: 'CLOCK_OUT' });

    expect((await logs()).map(({ action }) => action)).toEqual(['GEO_FENCE_ENTERED', 'GEO_FENCE_EXITED']);
  });
});

describe('a pro who leaves the site during the work', () => {
  test('a pro who leaves the site and is back after 15 minutes is not flagged', async () => {
    await report(60, 300);
    await runAt(75);
    await report(75, 20);

    expect(await departure()).toEqual({ isFlagged: false, reasons: [], awayUntil: minutesIn(75) });
  });

  test('a pro who leaves the site and is back after 16 minutes is flagged', async () => {
    await report(60, 300);
    await report(76, 20);

    expect(await departure()).toEqual({
      isFlagged: true,
      reasons: ['LONG_ABSENCE'],
      awayUntil: minutesIn(76),
    });
  });

  test('a pro who leaves the site for too long is flagged while still away, and once', async () => {
    await report(60, 300);
    await runAt(76);
    const whileAway = await departure();
    await report(90, 20);

    expect(whileAway).toEqual({ isFlagged: true, reasons: ['LONG_ABSENCE'], awayUntil: null });
    expect(await departure()).toEqual({ ...whileAway, awayUntil: minutesIn(90) });
  });

  test('a pro who leaves the site and whose coarse position follows is still away', async () => {
    await report(60, 300);
    await report(65, 20, { precision: 'COARSE' });

    expect(await departure()).toMatchObject({ awayUntil: null });
  });

  test('a pro who leaves the site and clocks out within 15 minutes is not flagged for the absence', async () => {
    await report(60, 300);
    await report(70, 20, { punchType: 'CLOCK_OUT' });
    await runAt(90);

    expect(await departure()).toEqual({ isFlagged: false, reasons: [], awayUntil: minutesIn(70) });
  });

  test.each([
    ['was clocked out by a manager', () => clockOut(70)],
    ['was sent home', () => change({ sent_home_reason: 'OTHER', sent_home_ts: minutesIn(70) })],
    ['was called out', () => change({ is_cancelled: true, cancellation_reason: 'BUSINESS_CALLED_OUT' })],
    ['works a shorter time now', () => change({ work_end_time: minutesIn(74) })],
  ])('a pro who leaves the site and %s is not flagged', async (_what, happens) => {
    await report(60, 300);
    await happens();
    await runAt(90);

    expect(await departure()).toMatchObject({ isFlagged: false });
  });

  test('a pro who leaves the site shortly before the end of the work is not flagged', async () => {
    await report(470, 300);
    await runAt(500);

    expect(await departure()).toEqual({ isFlagged: false, reasons: [], awayUntil: null });
  });
});

test('tallies of geo logs equal the actual counts', async () => {
  await report(0, 300, { punchType: 'CLOCK_IN' });
  await report(60, 300);
  await report(80, 20);
  await database.deleteFrom('geo_logs').where('action', '=', 'GEO_FENCE_ENTERED').execute();
  const { rows } = await sql`
    select location_id, is_flagged_for_staffer_review as is_flagged, sum(amount)::int as amount from geo_log_tallies
    group by 1, 2 having sum(amount) <> 0 order by 1, 2
  `.execute(database);

  expect(rows).toEqual([
    { location_id: 0, is_flagged: true, amount: 2 },
    { location_id: ids.harborHouse, is_flagged: true, amount: 2 },
  ]);
});

const clockOut = (minutes: number) =>
  database
    .insertInto('time_punches')
    .values({ application_id: applicationId, time: minutesIn(minutes), punch_type: 'CLOCK_OUT' })
    .execute();

const change = (values: object) =>
  database.updateTable('gig_applications').set(values).where('id', '=', applicationId).execute();
