import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { describe, expect, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const { run, upstream } = await startTestStack();

const calendarDocument = graphql(`
  query ($from: Date!, $until: Date!, $filter: GigFilter) {
    location(databaseId: 1) {
      viewerCanPostGigs
      calendar(from: $from, until: $until, filter: $filter) {
        isTruncated
        gigs {
          id
          databaseId
          gigId
          status
          listStatus
          type
          startTime
          endTime
          timeZone
          skillDatabaseId
          skillName
          places
          selected
          confirmed
          missing
          openApplications
          eventDatabaseId
          eventName
          isRecurring
          revision
        }
      }
    }
  }
`);

type Filter = NonNullable<VariablesOf<typeof calendarDocument>['filter']>;
type Gig = Awaited<ReturnType<typeof gigs>>[number];

const zone = 'America/New_York';
const today = Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime())
  .toZonedDateTimeISO(zone)
  .toPlainDate();

function dateIn(days: number): string {
  return today.add({ days }).toString();
}

function ask([from, until]: readonly [number, number], filter: Filter = {}, as: Person = 'manager') {
  return run(calendarDocument, { as, variables: { from: dateIn(from), until: dateIn(until), filter } });
}

async function gigs(days: readonly [number, number], filter: Filter = {}) {
  const { data, errors } = await ask(days, filter);
  expect(errors).toBeUndefined();
  return present(data?.location?.calendar).gigs;
}

/** A number of days from today. */
function dayOf(time: string): number {
  return today.until(Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDate()).days;
}

function daysOf({ startTime, endTime }: Gig): [number, number] {
  return [dayOf(startTime), dayOf(endTime)];
}

function endsAtMidnight({ endTime }: Gig): boolean {
  const { hour, minute } = Temporal.Instant.from(endTime).toZonedDateTimeISO(zone);
  return hour === 0 && minute === 0;
}

describe('the calendar of a location', () => {
  test('the calendar loads weeks of gigs with three upstream requests', async () => {
    const { data, errors, calls } = await ask([-14, 27]);
    expect(errors).toBeUndefined();
    const calendar = data?.location?.calendar;
    expect(calendar?.gigs.length).toBeGreaterThan(20);
    expect(calendar?.isTruncated).toBe(false);
    expect(calls.map(({ path }) => path).toSorted()).toEqual([
      '/locations/{id}/',
      '/staffer/gigs/calendar/',
      '/users/me/',
    ]);
  });

  test('the calendar contains only gigs that take place on its days, ordered by start time', async () => {
    const shown = await gigs([0, 6]);
    expect(shown.length).toBeGreaterThan(0);
    for (const gig of shown) {
      const [first, last] = daysOf(gig);
      expect(first).toBeLessThanOrEqual(6);
      expect(last).toBeGreaterThanOrEqual(0);
    }
    const starts = shown.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted());
  });

  test('the calendar includes a night shift on the following morning', async () => {
    const wide = await gigs([-14, 27]);
    const night = wide.find((gig) => daysOf(gig)[0] < daysOf(gig)[1] && !endsAtMidnight(gig));
    if (!night) throw new Error('The demo data has a night shift.');
    const [, morning] = daysOf(night);
    const shown = await gigs([morning, morning]);
    expect(shown.map(({ databaseId }) => databaseId)).toContain(night.databaseId);
  });

  test('the calendar applies the filters of the list', async () => {
    const cancelled = await gigs([-14, 27], { statuses: ['CANCELLED'] });
    expect(new Set(cancelled.map(({ listStatus }) => listStatus))).toEqual(new Set(['CANCELLED']));
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
    const judged = await gigs([-14, 13], { shiftBreakCompliance: 'COMPLIANT' });
    const everyone = await gigs([-14, 13]);
    expect(judged.length).toBeLessThan(everyone.length);
    expect(judged.filter(({ startTime }) => Date.parse(startTime) > upstream.clock.now().getTime())).toEqual(
      [],
    );
    const ofEvents = await gigs([-14, 27], { isInEvent: true });
    expect(ofEvents.length).toBeGreaterThan(0);
    expect(ofEvents.filter(({ eventName }) => eventName === null)).toEqual([]);
  });

  test('the calendar refuses filters that only lists have', async () => {
    const [error] = (await ask([0, 1], { isElevated: true })).errors ?? [];
    expect(error).toMatchObject({
      path: ['location', 'calendar'],
      extensions: { code: 'BAD_USER_INPUT', argument: 'filter.isElevated' },
    });
  });

  test('the calendar rejects inverted ranges and ranges over six weeks', async () => {
    const [backwards] = (await ask([3, 2])).errors ?? [];
    expect(backwards).toMatchObject({
      message: 'Ends before it starts',
      extensions: { code: 'BAD_USER_INPUT', argument: 'until' },
    });
    const [long] = (await ask([0, 42])).errors ?? [];
    expect(long).toMatchObject({ message: 'At most 42 days', extensions: { argument: 'until' } });
  });

  test('the calendar hides only wages from onsite managers', async () => {
    const { data, errors } = await run(
      graphql(`
        query ($from: Date!, $until: Date!) {
          location(databaseId: 1) {
            calendar(from: $from, until: $until) {
              gigs {
                skillName
                wage {
                  amountCents
                }
              }
            }
          }
        }
      `),
      { as: 'onsite', variables: { from: dateIn(0), until: dateIn(27) } },
    );
    expect(data?.location?.calendar?.gigs[0]).toMatchObject({ skillName: expect.any(String), wage: null });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'wages.view' });
  });

  test('the calendar is null for callers without a role at the location', async () => {
    const { data, errors } = await run(
      graphql(`
        {
          location(databaseId: 5) {
            calendar(from: "2026-01-01", until: "2026-01-02") {
              isTruncated
            }
          }
        }
      `),
      { as: 'onsite' },
    );
    expect(data?.location).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a calendar gig is refetched by global ID and resolves the ID of its gig', async () => {
  const [first] = await gigs([-14, 27]);
  if (!first) throw new Error('The demo data has gigs.');
  const { data } = await run(
    graphql(`
      query ($id: ID!, $gigId: ID!) {
        node(id: $id) {
          ... on CalendarGig {
            id
            startTime
          }
        }
        gig: node(id: $gigId) {
          ... on Gig {
            databaseId
            calendarGig {
              id
              startTime
              openApplications
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { id: first.id, gigId: first.gigId } },
  );
  expect(data).toMatchObject({
    node: { id: first.id, startTime: first.startTime },
    gig: { databaseId: first.databaseId, calendarGig: { id: first.id, startTime: first.startTime } },
  });
});
