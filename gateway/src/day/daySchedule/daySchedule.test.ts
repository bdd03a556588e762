import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { graphql } from '../../testing/graphql.ts';
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
  test('has the gigs of the day with their confirmed pros by name, for two calls more', async () => {
    const { data, errors, calls } = await schedule({ from: dateOf(start) });

    expect(errors).toBeUndefined();
    const day = data?.location?.daySchedule;
    expect(day).toMatchObject({ from: dateOf(start), until: dateOf(start) });
    const own = day?.gigs.find((one) => one.gig.databaseId === gig.databaseId);
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

  test('starts today at the location, and leaves out what is over or cancelled', async () => {
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

  test.each([0, 8, -1])('refuses %d days', async (days) => {
    const { data, errors } = await schedule({ days });

    expect(data).toEqual({ location: { daySchedule: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'days' } }]);
  });

  test('refuses a day that does not exist', async () => {
    const { errors } = await schedule({ from: '2026-02-30' });

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
