import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { BreakCompliance } from '../../schedule/gigs/breakCompliance.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const [pro, other] = ids.openApplications;

// The work lasts from 24 to 32 hours after the start; more than 5 hours have a break of 30 minutes.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  clock.set(hoursFromStart(33));
});

const minutes = (count: number) => hoursFromStart(24 + count / 60);

async function record(
  punches: readonly (readonly [at: number, type: 'CLOCK_IN' | 'CLOCK_OUT', isAutomatic?: boolean])[],
  breaks: readonly (readonly [start: number, end: number | null])[] = [],
) {
  for (const [at, punch_type, is_automatic = false] of punches) {
    await database
      .insertInto('time_punches')
      .values({ application_id: pro, time: minutes(at), punch_type, is_automatic })
      .execute();
  }
  for (const [start, end] of breaks) {
    await database
      .insertInto('shift_breaks')
      .values({
        application_id: pro,
        start_time: minutes(start),
        end_time: end === null ? null : minutes(end),
      })
      .execute();
  }
}

const filtered = async (status: BreakCompliance) => {
  const { body } = await call<{ results: ApplicationResponse[] }>(
    'GET',
    `/staffer/gig-applications/?gig_id=${ids.postedGig}&shift_break_compliance=${status}`,
    { as: 'manager' },
  );
  return body.results.map(({ id }) => id).toSorted((left, right) => left - right);
};

const gigIsIn = async (status: BreakCompliance) => {
  const { body } = await call<{ results: { id: number }[] }>(
    'GET',
    `/staffer/gigs/?gig_id=${ids.postedGig}&shift_break_compliance=${status}`,
    { as: 'manager' },
  );
  return body.results.length === 1;
};

const day = [
  [0, 'CLOCK_IN'],
  [480, 'CLOCK_OUT'],
] as const;
const forgotten = [
  [0, 'CLOCK_IN'],
  [720, 'CLOCK_OUT', true],
] as const;

describe('200: the break of', () => {
  test.each<[string, Parameters<typeof record>, BreakCompliance]>([
    ['a pro who took it on time', [day, [[200, 230]]], 'COMPLIANT'],
    ['a pro who took it at the latest time', [day, [[300, 330]]], 'COMPLIANT'],
    ['a pro who took it late', [day, [[301, 331]]], 'TOO_LATE'],
    ['a pro who took 25 minutes', [day, [[200, 225]]], 'COMPLIANT'],
    ['a pro who took 24 minutes', [day, [[200, 224]]], 'TOO_SHORT'],
    ['a pro who took 35 minutes', [day, [[200, 235]]], 'COMPLIANT'],
    ['a pro who took 36 minutes', [day, [[200, 236]]], 'TOO_LONG'],
    [
      'a pro who took a short one besides',
      [
        day,
        [
          [100, 110],
          [200, 230],
        ],
      ],
      'COMPLIANT',
    ],
    [
      'a pro who took a longer one after the one that was due',
      [
        day,
        [
          [120, 150],
          [360, 395],
        ],
      ],
      'COMPLIANT',
    ],
    [
      'a pro who took a short one on time and another one late',
      [
        day,
        [
          [120, 140],
          [360, 390],
        ],
      ],
      'TOO_LATE',
    ],
    [
      'a pro on a second break',
      [
        [[0, 'CLOCK_IN']],
        [
          [200, 230],
          [400, null],
        ],
      ],
      'COMPLIANT',
    ],
    ['a pro who took none', [day], 'SKIPPED'],
    [
      'a pro who left after 5 hours',
      [
        [
          [0, 'CLOCK_IN'],
          [300, 'CLOCK_OUT'],
        ],
      ],
      'SHORT_SHIFT',
    ],
    [
      'a pro who stayed for 11 hours',
      [
        [
          [0, 'CLOCK_IN'],
          [660, 'CLOCK_OUT'],
        ],
        [[200, 230]],
      ],
      'TOO_SHORT',
    ],
    ['a pro at work', [[[0, 'CLOCK_IN']]], 'UNKNOWN'],
    ['a pro on break', [[[0, 'CLOCK_IN']], [[200, null]]], 'UNKNOWN'],
    ['a pro who did not clock in', [[]], 'NO_START_END_TIME'],
    ['a pro who forgot to clock out', [forgotten], 'NO_START_END_TIME'],
    ['a pro who forgot to clock out after it', [forgotten, [[200, 230]]], 'COMPLIANT'],
  ])('%s is found by its status', async (_pro, records, status) => {
    clock.set(hoursFromStart(37));
    await record(...records);

    expect(await filtered(status)).toContain(pro);
    expect(await gigIsIn(status)).toBe(true);
    const isBad = ['TOO_LATE', 'TOO_SHORT', 'TOO_LONG', 'SKIPPED', 'NO_START_END_TIME'].includes(status);
    expect((await filtered('NON_COMPLIANT')).includes(pro)).toBe(isBad);
  });
});

test('200: a pro who has not come is UNKNOWN until the end of the work', async () => {
  clock.set(hoursFromStart(31));
  expect(await filtered('UNKNOWN')).toEqual([pro, other]);
  expect(await filtered('NON_COMPLIANT')).toEqual([]);

  clock.set(hoursFromStart(32));
  expect(await filtered('UNKNOWN')).toEqual([]);
  expect(await filtered('NO_START_END_TIME')).toEqual([pro, other]);
});

test('200: deleted punches and adjusted hours change the status', async () => {
  await record(day);
  expect(await filtered('SKIPPED')).toEqual([pro]);

  await database
    .updateTable('gig_applications')
    .set({ work_end_time: minutes(240) })
    .where('id', '=', pro)
    .execute();
  await database.deleteFrom('time_punches').where('application_id', '=', pro).execute();
  expect(await filtered('SHORT_SHIFT')).toEqual([pro]);
});

test('200: the rules of the market replace the national ones', async () => {
  const { market_id } = await database
    .selectFrom('locations')
    .innerJoin('gigs', 'gigs.location_id', 'locations.id')
    .select('locations.market_id')
    .where('gigs.id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('suggested_breaks')
    .values({
      market_id,
      break_trigger_minutes: 60,
      break_length_minutes: 10,
      created_ts: clock.now(),
      last_updated_ts: clock.now(),
    })
    .execute();
  await record(day, [[30, 40]]);

  expect(await filtered('COMPLIANT')).toEqual([pro]);
  const { body } = await call<ApplicationResponse>('GET', `/staffer/gig-applications/${pro}/`, {
    as: 'manager',
  });
  expect(body.suggested_breaks).toEqual([{ break_trigger_minutes: 60, break_length_minutes: 10 }]);
});

test('200: nothing applies without any rule', async () => {
  await database.deleteFrom('suggested_breaks').execute();
  await record(day);

  expect(await filtered('NOT_APPLICABLE')).toEqual([pro]);
});

test('200: work that was cancelled is in no status', async () => {
  await record(day);
  await database
    .updateTable('gig_applications')
    .set({ is_cancelled: true, cancellation_reason: 'OTHER', cancelled_ts: clock.now() })
    .where('id', '=', pro)
    .execute();

  expect(await filtered('SKIPPED')).toEqual([]);
});

test('200: only the longest break has the status, and the history says nothing about it', async () => {
  await record(day, [
    [100, 110],
    [310, 340],
  ]);

  const { body } = await call<ApplicationResponse>('GET', `/staffer/gig-applications/${pro}/`, {
    as: 'manager',
  });
  expect(body.timesheet?.shift_breaks.map(({ compliance_status }) => compliance_status)).toEqual([
    'NOT_APPLICABLE',
    'TOO_LATE',
  ]);
  const changes = await call('GET', `/staffer/gigs/${ids.postedGig}/changes/`, { as: 'member' });
  expect(JSON.stringify(changes.body)).not.toContain('break_compliance');
});

test('200: the calendar of a location shows only the gigs with such a break', async () => {
  await record(day, [[301, 331]]);
  const span = `start_time__gte=${minutes(0).toISOString()}&start_time__lte=${minutes(1).toISOString()}`;
  const shownIn = async (status: BreakCompliance) => {
    const { body } = await call<{ results: { id: number }[] }>(
      'GET',
      `/staffer/gigs/calendar/?location_id=${ids.harborHouse}&${span}&shift_break_compliance=${status}`,
      { as: 'manager' },
    );
    return body.results.some(({ id }) => id === ids.postedGig);
  };
  expect(await shownIn('TOO_LATE')).toBe(true);
  expect(await shownIn('COMPLIANT')).toBe(false);
});

test.each(['gigs', 'gig-applications'])('400: %s of an unknown status', async (list) => {
  const { status, error } = await call('GET', `/staffer/${list}/?shift_break_compliance=GOOD`, {
    as: 'manager',
  });

  expect(status).toBe(400);
  expect(error?.details?.[0]?.target).toContain('shift_break_compliance');
});
