import { beforeEach, expect, test } from 'vitest';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [application, other] = ids.openApplications;
const path = `/staffer/gig-applications/${application}/`;
let clockIn = 0;
let clockOut = 0;
let shiftBreak = 0;

beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(27));
  [clockIn, clockOut] = (
    await database
      .insertInto('time_punches')
      .values([
        { application_id: application, time: hoursFromStart(24), punch_type: 'CLOCK_IN' },
        { application_id: application, time: hoursFromStart(26), punch_type: 'CLOCK_OUT' },
      ])
      .returning('id')
      .execute()
  ).map(({ id }) => id) as [number, number];
  const { id } = await database
    .insertInto('shift_breaks')
    .values({ application_id: application, start_time: hoursFromStart(25), end_time: hoursFromStart(25.5) })
    .returning('id')
    .executeTakeFirstOrThrow();
  shiftBreak = id;
});

test('204: deletes a clock-out, and the history shows what was deleted', async () => {
  expect(await call('DELETE', `${path}punches/${clockOut}/`, { as: 'member' })).toMatchObject({
    status: 204,
  });

  const { body } = await call('GET', `${path}timesheet/`, { as: 'member' });
  expect(body).toMatchObject({ time_punches: [{ id: clockIn }] });
  const changes = await call('GET', `/staffer/gigs/${ids.postedGig}/changes/`, { as: 'member' });
  expect(changes.body).toMatchObject({
    results: [
      {
        fields: [
          {
            field: 'time_punches',
            before: ['Clock-in Mar 3, 9:00 AM', 'Clock-out Mar 3, 11:00 AM'],
            after: ['Clock-in Mar 3, 9:00 AM'],
          },
        ],
      },
    ],
  });
});

test('204: deletes a break', async () => {
  expect(await call('DELETE', `${path}breaks/${shiftBreak}/`, { as: 'member' })).toMatchObject({
    status: 204,
  });
  expect((await call('GET', `${path}timesheet/`, { as: 'member' })).body).toMatchObject({ shift_breaks: [] });
});

test('200: the timesheet lists punches and breaks, and has none of them before the first punch', async () => {
  expect(await call('GET', `${path}timesheet/`, { as: 'member' })).toMatchObject({
    status: 200,
    body: {
      application_id: application,
      time_punches: [{ punch_type: 'CLOCK_IN' }, { punch_type: 'CLOCK_OUT' }],
      shift_breaks: [{ minutes: 30, seconds: 0, recorded_by_user: null }],
    },
  });
  expect((await call('GET', `/staffer/gig-applications/${other}/timesheet/`, { as: 'member' })).body).toEqual(
    {
      id: other,
      application_id: other,
      time_punches: [],
      has_extension: false,
      shift_breaks: [],
    },
  );
});

test('409: a clock-in that has a clock-out after it', async () => {
  expect(await call('DELETE', `${path}punches/${clockIn}/`, { as: 'member' })).toMatchObject({
    status: 409,
    error: { message: 'Delete the clock-out after this clock-in first.' },
  });
});

test('409: a clock-out that has a clock-in after it, as the time between would be paid', async () => {
  await database
    .insertInto('time_punches')
    .values({ application_id: application, time: hoursFromStart(26.5), punch_type: 'CLOCK_IN' })
    .execute();
  expect(await call('DELETE', `${path}punches/${clockOut}/`, { as: 'member' })).toMatchObject({
    status: 409,
    error: { message: 'Delete the clock-in after this clock-out first.' },
  });
});

test('409: a clock-in with a break after it', async () => {
  await call('DELETE', `${path}punches/${clockOut}/`, { as: 'member' });
  expect(await call('DELETE', `${path}punches/${clockIn}/`, { as: 'member' })).toMatchObject({
    status: 409,
    error: { message: 'Delete the breaks after this clock-in first.' },
  });
});

test('409: paid work keeps its time records', async () => {
  await database
    .updateTable('gig_applications')
    .set({ pro_payment_id: 1, pro_payment_status: 'SUBMITTED' })
    .where('id', '=', application)
    .execute();
  for (const record of [`punches/${clockOut}/`, `breaks/${shiftBreak}/`]) {
    expect(await call('DELETE', `${path}${record}`, { as: 'member' })).toMatchObject({ status: 409 });
  }
});

test.each(['punches', 'breaks'])('404: a record of another application at …/%s/', async (kind) => {
  const record = kind === 'punches' ? clockOut : shiftBreak;
  const wrong = `/staffer/gig-applications/${other}/${kind}/${record}/`;
  expect(await call('DELETE', wrong, { as: 'member' })).toMatchObject({ status: 404 });
});

test('401, 403, 404: callers without access', async () => {
  for (const [method, end] of [
    ['DELETE', `punches/${clockOut}/`],
    ['DELETE', `breaks/${shiftBreak}/`],
    ['GET', 'timesheet/'],
  ] as const) {
    expect(await call(method, `${path}${end}`)).toMatchObject({ status: 401 });
    expect(await call(method, `${path}${end}`, { as: 'gigster' })).toMatchObject({ status: 403 });
    expect(await call(method, `${path}${end}`, { as: 'rival' })).toMatchObject({ status: 404 });
  }
});
