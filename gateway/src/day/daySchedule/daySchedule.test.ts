import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let start: Date;

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  await confirmInDatabase(stack, gig.applicants.slice(0, 2));
  ({ start_time: start } = await stack.upstream.database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow());
});

const dateOf = (instant: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(instant);

const schedule = (variables: { from?: string; days?: number }, as: Person = 'onsite') =>
  run(
    graphql(`
      query ($from: Date, $days: Int) {
        location(databaseId: 1) {
          daySchedule(from: $from, days: $days) {
            from
            until
            gigs {
              location {
                databaseId
              }
              gig {
                databaseId
                listStatus
                startTime
                endTime
              }
              pros {
                databaseId
                attendance {
                  state
                }
                pro {
                  displayName
                }
              }
            }
          }
        }
      }
    `),
    { as, variables },
  );

describe('the day schedule of a location', () => {
  test('the day schedule has the gigs of the day with their confirmed pros by name, for two calls more', async () => {
    const { data, errors, calls } = await schedule({ from: dateOf(start) });

    expect(errors).toBeUndefined();
    const day = data?.location?.daySchedule;
    expect(day).toMatchObject({ from: dateOf(start), until: dateOf(start) });
    const own = day?.gigs.find((one) => one.gig.databaseId === gig.databaseId);
    expect(own?.location.databaseId).toBe(1);
    const confirmed = gig.applicants.slice(0, 2);
    expect(own?.pros.map(({ databaseId }) => databaseId)).toEqual(
      expect.arrayContaining(confirmed.map(({ databaseId }) => databaseId)),
    );
    const names = own?.pros.map(({ pro }) => pro.displayName) ?? [];
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(own?.pros.find(({ databaseId }) => databaseId === confirmed[0]?.databaseId)?.attendance).toEqual({
      state: 'EXPECTED',
    });
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/locations/{id}/',
      '/staffer/gig-applications/',
      '/staffer/gigs/calendar/',
    ]);
  });

  test('the day schedule starts today at the location, and leaves out what is over or cancelled', async () => {
    stack.upstream.clock.set(new Date(start.getTime() - 3_600_000));
    const { data } = await schedule({ days: 7 });

    const week = data?.location?.daySchedule;
    const now = start.getTime() - 3_600_000;
    expect(week?.from).toBe(dateOf(new Date(now)));
    expect(week?.until).toBe(dateOf(new Date(now + 6 * 86_400_000)));
    expect(week?.gigs.length).toBeGreaterThan(3);
    for (const { gig: one } of week?.gigs ?? []) {
      expect(one.listStatus).not.toBe('CANCELLED');
      expect(dateOf(new Date(one.endTime)) >= (week?.from ?? '')).toBe(true);
      expect(dateOf(new Date(one.startTime)) <= (week?.until ?? '')).toBe(true);
    }
  });

  test.each([0, 8, -1])('the day schedule refuses %d days', async (days) => {
    const { data, errors } = await schedule({ days });

    expect(data).toEqual({ location: { daySchedule: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'days' } }]);
  });

  test('the day schedule refuses a day that does not exist', async () => {
    const { errors } = await schedule({ from: '2026-02-30' });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('the day schedule of all locations', () => {
  const document = graphql(`
    query ($date: Date, $organizationId: DatabaseId) {
      viewer {
        liveCursor
        daySchedule(date: $date, organizationDatabaseId: $organizationId) {
          from
          until
          isTruncated
          gigs {
            gig {
              databaseId
              startTime
            }
            location {
              databaseId
              name
              timeZone
              viewerCanManageApplicants
            }
            pros {
              databaseId
            }
          }
        }
      }
    }
  `);
  const ofDay = (variables: { date?: string; organizationId?: number } = {}, as: Person = 'owner') =>
    run(document, { as, variables });

  test('the day schedule has the gigs of 50 locations with their pros, for two calls in two waves', async () => {
    const { database } = stack.upstream;
    const { id: _id, ...location } = await database
      .selectFrom('locations')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const added = await database
      .insertInto('locations')
      .values(Array.from({ length: 50 }, (_, index) => ({ ...location, name: `Kitchen ${index}` })))
      .returning('id')
      .execute();
    // Each gets a gig of the location, whose own stay with it.
    const others = await database
      .selectFrom('gigs')
      .select('id')
      .where('location_id', '=', 1)
      .where('id', '!=', gig.databaseId)
      .where('is_in_event', '=', false)
      .limit(added.length)
      .execute();
    expect(others).toHaveLength(added.length);
    for (const [index, { id }] of others.entries())
      await database
        .updateTable('gigs')
        .set({
          location_id: present(added[index]).id,
          status: 'POSTED',
          start_time: start,
          end_time: new Date(start.getTime() + 4 * 3_600_000),
        })
        .where('id', '=', id)
        .execute();
    const { data, errors, calls } = await ofDay({ date: dateOf(start) });

    expect(errors).toBeUndefined();
    expect(calls.map(({ path, wave }) => [wave, path])).toEqual([
      [1, '/users/me/'],
      [2, '/staffer/day-schedule/'],
    ]);
    const day = data?.viewer?.daySchedule;
    expect(day).toMatchObject({ from: dateOf(start), until: dateOf(start), isTruncated: false });
    const shown = day?.gigs ?? [];
    expect(new Set(shown.map(({ location: { databaseId } }) => databaseId)).size).toBeGreaterThan(50);
    const own = shown.find((one) => one.gig.databaseId === gig.databaseId);
    expect(own?.location).toMatchObject({ databaseId: 1, viewerCanManageApplicants: true });
    expect(own?.pros.map(({ databaseId }) => databaseId)).toEqual(
      expect.arrayContaining(gig.applicants.slice(0, 2).map(({ databaseId }) => databaseId)),
    );
    const starts = shown.map(({ gig: { startTime } }) => Date.parse(startTime));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  test('the day schedule of all locations starts today, and is that of one organization if asked for', async () => {
    stack.upstream.clock.set(new Date(start.getTime() - 3_600_000));
    const today = await ofDay();
    expect(today.data?.viewer?.liveCursor).toMatch(/^\d+$/);
    expect(today.data?.viewer?.daySchedule?.from).toBe(dateOf(new Date(start.getTime() - 3_600_000)));
    const none = await ofDay({ organizationId: 99_999 });
    expect(none.data?.viewer?.daySchedule).toMatchObject({ gigs: [] });
  });

  test('the day schedule is null with an error on a server that does not have it, which leaves the viewer', async () => {
    const other = await startOtherServer({ missing: '/api/staffer/day-schedule/' });
    onTestFinished(other.close);
    const { data, errors } = await other.run(document, { as: 'owner' });
    expect(data?.viewer).toMatchObject({ daySchedule: null });
    expect(errors).toMatchObject([{ path: ['viewer', 'daySchedule'], extensions: { code: 'NOT_FOUND' } }]);
  });
});
