import { beforeEach, expect, test } from 'vitest';
import { addGeoLog, unflagged } from '../../../testing/geoLogs.ts';
import { hoursFromStart } from '../../../testing/builders.ts';
import { confirmTwoPros } from '../../../testing/confirmTwoPros.ts';
import { addDispute, becomePro, timelineOf } from '../../../testing/disputes.ts';
import { people } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [application_id] = ids.openApplications;
const path = `/staffer/gig-applications/${application_id}/`;
const at = (hours: number) => hoursFromStart(hours).toISOString();
let id = 0;
let clockIn = 0;
let lunch = 0;

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await confirmTwoPros(database);
  clock.set(hoursFromStart(30));
  const punch = await database
    .insertInto('time_punches')
    .values({ application_id, time: hoursFromStart(24), punch_type: 'CLOCK_IN', is_check_in: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  clockIn = punch.id;
  const pause = await database
    .insertInto('shift_breaks')
    .values({ application_id, start_time: hoursFromStart(26), end_time: hoursFromStart(26.5) })
    .returning('id')
    .executeTakeFirstOrThrow();
  lunch = pause.id;
  id = await addDispute(server, { application_id, gig_id: ids.postedGig, pro_id: ids.pros[0] });
});

const addLog = (values: object) =>
  addGeoLog(database, { ...unflagged, application_id, gig_id: ids.postedGig, ...values });

test('200: punches show who made them and how', async () => {
  await database
    .insertInto('time_punches')
    .values([
      {
        application_id,
        time: hoursFromStart(28),
        punch_type: 'CLOCK_OUT',
        recorded_by_user_id: people.onsite.id,
        note: 'By phone',
      },
      { application_id, time: hoursFromStart(29), punch_type: 'CLOCK_IN' },
      { application_id, time: hoursFromStart(36), punch_type: 'CLOCK_OUT', is_automatic: true },
    ])
    .execute();

  expect(await timelineOf(server, id, 'CLOCKED_IN', 'CLOCKED_OUT')).toMatchObject([
    { kind: 'CLOCKED_IN', created_ts: at(24), actor_name: 'Avery B.', reason: 'CHECK_IN_CODE' },
    { kind: 'CLOCKED_OUT', created_ts: at(28), actor_name: 'Otto Archer', note: 'By phone', reason: null },
    { kind: 'CLOCKED_IN', created_ts: at(29), actor_name: 'Avery B.', reason: null },
    { kind: 'CLOCKED_OUT', created_ts: at(36), actor_name: null, reason: 'AUTOMATIC_CLOCK_OUT' },
  ]);
});

test('200: breaks show their start and their end', async () => {
  expect(await timelineOf(server, id, 'BREAK_STARTED', 'BREAK_ENDED')).toMatchObject([
    { kind: 'BREAK_STARTED', created_ts: at(26), actor_name: 'Avery B.' },
    { kind: 'BREAK_ENDED', created_ts: at(26.5), actor_name: 'Avery B.' },
  ]);
});

test('200: a moved and a deleted punch show what they were, and who changed them', async () => {
  await call('PATCH', `${path}punches/${clockIn}/`, {
    as: 'member',
    body: { time: at(24.25), note: 'Came at 9:15' },
  });
  clock.advance(10);
  await call('DELETE', `${path}breaks/${lunch}/`, { as: 'member' });
  clock.advance(10);
  await call('DELETE', `${path}punches/${clockIn}/`, { as: 'member' });

  const moved = { field: 'time_punches', is_hidden: false };
  expect(await timelineOf(server, id, 'PUNCHES_CHANGED', 'BREAKS_CHANGED')).toMatchObject([
    {
      kind: 'PUNCHES_CHANGED',
      created_ts: at(30),
      actor_name: 'Milo Archer',
      changes: [
        { ...moved, before: ['Clock-in Mar 3, 9:00 AM'], after: ['Clock-in Mar 3, 9:15 AM (Came at 9:15)'] },
      ],
    },
    {
      kind: 'BREAKS_CHANGED',
      actor_name: 'Milo Archer',
      changes: [
        { field: 'shift_breaks', before: ['Break from Mar 3, 11:00 AM to Mar 3, 11:30 AM'], after: [] },
      ],
    },
    {
      kind: 'PUNCHES_CHANGED',
      changes: [{ ...moved, before: ['Clock-in Mar 3, 9:15 AM (Came at 9:15)'], after: [] }],
    },
  ]);
  expect(await timelineOf(server, id, 'CLOCKED_IN', 'BREAK_STARTED')).toEqual([]);
});

const punch = (body: object) =>
  call('POST', `${path}punches/`, { as: 'onsite', body: { note: null, ...body } });

test('200: a punch that was recorded afterwards shows when it was recorded, and one that was recorded live does not', async () => {
  await punch({ punch_type: 'CLOCK_OUT', time: at(29) });
  clock.advance(60);
  await punch({ punch_type: 'CLOCK_IN' });

  expect(await timelineOf(server, id, 'PUNCHES_CHANGED')).toMatchObject([
    {
      created_ts: at(30),
      changes: [{ before: [], after: ['Clock-out Mar 3, 2:00 PM'] }],
    },
  ]);
});

test('200: a clock-in that was recorded hours late shows when it was recorded, also beside a live clock-out', async () => {
  await database.deleteFrom('time_punches').execute();
  await punch({ punch_type: 'CLOCK_IN', time: at(24) });
  await punch({ punch_type: 'CLOCK_OUT' });

  expect(await timelineOf(server, id, 'PUNCHES_CHANGED')).toContainEqual(
    expect.objectContaining({
      created_ts: at(30),
      changes: [expect.objectContaining({ before: [], after: ['Clock-in Mar 3, 9:00 AM'] })],
    }),
  );
  expect(JSON.stringify(await timelineOf(server, id, 'PUNCHES_CHANGED'))).not.toContain('Clock-out');
});

test('200: a break whose start and end are recorded live has no further entry', async () => {
  for (const action of ['start-break', 'end-break']) {
    const body = { action, ids: [application_id] };
    const { status } = await call('POST', `/staffer/gigs/${ids.postedGig}/roster/`, { as: 'onsite', body });
    expect(status).toBe(200);
    clock.advance(20);
  }

  expect(await timelineOf(server, id, 'BREAKS_CHANGED')).toEqual([]);
  expect(await timelineOf(server, id, 'BREAK_STARTED', 'BREAK_ENDED')).toHaveLength(4);
});

test('200: the position at a punch shows the side of the fence, the distance and the precision', async () => {
  const created_ts = hoursFromStart(24);
  await addLog({ created_ts, punch_type: 'CLOCK_IN' });
  await addLog({
    created_ts: hoursFromStart(30),
    punch_type: 'CLOCK_OUT',
    action: 'GEO_FENCE_EXITED',
    latitude: 36.1727,
  });

  expect(await timelineOf(server, id, 'LOCATED_AT_CLOCK_IN', 'LOCATED_AT_CLOCK_OUT')).toMatchObject([
    {
      kind: 'LOCATED_AT_CLOCK_IN',
      created_ts: at(24),
      actor_name: 'Avery B.',
      position: { is_inside: true, distance_meters: 147, radius_meters: 200, precision: 'FINE' },
    },
    { kind: 'LOCATED_AT_CLOCK_OUT', position: { is_inside: false, distance_meters: 1121 } },
  ]);
});

test('200: an imprecise position proves neither side of the fence', async () => {
  await addLog({ created_ts: hoursFromStart(24), action: 'UNKNOWN', precision: 'COARSE' });
  expect(await timelineOf(server, id, 'LOCATED_AT_CLOCK_IN')).toMatchObject([
    { position: { is_inside: null, precision: 'COARSE' } },
  ]);
});

test('200: crossings of the fence show, and the review of one with its finding', async () => {
  await addLog({
    created_ts: hoursFromStart(27),
    punch_type: null,
    action: 'GEO_FENCE_EXITED',
    review_reasons: ['LONG_ABSENCE'],
    review_note: 'Bought lemons',
    reviewed_ts: hoursFromStart(29),
    reviewed_by_user_id: people.member.id,
  });
  await addLog({ created_ts: hoursFromStart(28), punch_type: null });

  expect(await timelineOf(server, id, 'LEFT_SITE', 'RETURNED_TO_SITE', 'LOCATION_REVIEWED')).toMatchObject([
    { kind: 'LEFT_SITE', created_ts: at(27), actor_name: 'Avery B.', note: null },
    { kind: 'RETURNED_TO_SITE', created_ts: at(28), actor_name: 'Avery B.' },
    { kind: 'LOCATION_REVIEWED', created_ts: at(29), actor_name: 'Milo Archer', note: 'Bought lemons' },
  ]);
});

test('200: sending home shows who did it, why, and how the hours changed', async () => {
  expect(
    await call('POST', `${path}send-home/`, { as: 'onsite', body: { reason: 'CONDUCT' } }),
  ).toMatchObject({ status: 200 });
  // A later correction of the hours takes nothing of it.
  clock.set(hoursFromStart(33));
  await call('PATCH', path, {
    as: 'member',
    body: { working_hours: { end_time: at(31) }, reason: 'Left early' },
  });

  expect(await timelineOf(server, id, 'SENT_HOME')).toMatchObject([
    {
      created_ts: at(30),
      actor_name: 'Otto Archer',
      reason: 'CONDUCT',
      changes: [{ field: 'work_end_time' }],
    },
  ]);
});
