import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { followEvents } from '../../testing/followEvents.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type RunOptions, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;
const { database } = stack.upstream;

let gig: BusyGig;
let start: Date;
/** Of a pro without any role at a business. */
let token: string;

const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  await confirmInDatabase(stack, gig.applicants.slice(0, 2));
  ({ start_time: start } = await database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow());
  stack.upstream.clock.set(minutesLater(20));
  const lead = await database
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select(['users.email', 'users.phone_number'])
    .orderBy('pros.id', 'desc')
    .executeTakeFirstOrThrow();
  const event = await database
    .selectFrom('events')
    .select('id')
    .where('organization_id', '=', (eb) =>
      eb.selectFrom('locations').select('organization_id').where('id', '=', 1),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const leads = JSON.stringify([{ role: 'Event Lead', name: 'Lee', phone: lead.phone_number }]);
  await database.updateTable('events').set({ leads }).where('id', '=', event.id).execute();
  await database.updateTable('gigs').set({ event_id: event.id }).where('id', '=', gig.databaseId).execute();
  token = await stack.upstream.tokenOf(present(lead.email));
});

/** The email address of a pro who leads nothing. */
async function anotherPro(): Promise<string> {
  const { email } = await database
    .selectFrom('pros')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select('users.email')
    .where('users.email', 'is not', null)
    .orderBy('pros.id')
    .executeTakeFirstOrThrow();
  return present(email);
}

const captain = (caller: RunOptions, gigId = gig.databaseId, until = minutesLater(60)) =>
  run(
    graphql(`
      query ($gig: DatabaseId!, $from: DateTime!, $until: DateTime!) {
        teamCaptain(sourceGigDatabaseId: $gig, startTime: $from, endTime: $until) {
          locationDatabaseId
          locationName
          eventName
          gigs {
            databaseId
            skillName
            locationName
            startTime
            endTime
            timeZone
            places
            confirmed
            clockedIn
            late
            missing
          }
        }
      }
    `),
    {
      ...caller,
      variables: { gig: gigId, from: minutesLater(-60).toISOString(), until: until.toISOString() },
    },
  );

const clockIn = graphql(`
  mutation ($input: ClockInProsInput!) {
    clockInPros(input: $input) {
      errors {
        code
      }
      results {
        errors {
          code
        }
        application {
          attendance {
            state
          }
        }
      }
    }
  }
`);

describe('the team captain of an event', () => {
  test('the team captain of an event sees its gigs and the counts of rosters by one call, and clocks pros in', async () => {
    const { errors, data, plan } = await captain({ token });

    expect(errors).toBeUndefined();
    expect(data?.teamCaptain).toMatchObject({
      locationDatabaseId: 1,
      eventName: expect.any(String),
      gigs: [
        {
          databaseId: gig.databaseId,
          timeZone: 'America/New_York',
          confirmed: 4,
          clockedIn: 0,
          late: 0,
          missing: 4,
        },
      ],
    });
    expect(plan).toBe('wave 1\n  GET /staffer/gigs/{gigId}/captain-gigs/ (end_time, start_time)');

    const applicationIds = gig.applicants.slice(0, 1).map(({ id }) => id);
    const clocked = await run(clockIn, { token, variables: { input: { gigId: gig.id, applicationIds } } });
    expect(clocked.data?.clockInPros).toEqual({
      errors: [],
      results: [{ errors: [], application: { attendance: { state: 'IN' } } }],
    });
    const after = await captain({ token });
    expect(after.data?.teamCaptain?.gigs).toMatchObject([{ clockedIn: 1, missing: 3 }]);
  });

  test('the team captain of an event follows the changes of a gig, with what a roster counts', async () => {
    const subscription = graphql(`
      subscription ($id: ID!) {
        gigApplicationsChanged(gigId: $id) {
          changes {
            subject
            gig {
              status
              listStatus
              fill {
                places
                applications
                openApplications
                selected
                confirmed
                cancelled
                missing
                offered
                noShows
                unpaid
              }
            }
          }
        }
      }
    `);
    const events = await followEvents(stack.url, subscription, { variables: { id: gig.id }, token });
    expect(await events.next()).toMatchObject({ data: { gigApplicationsChanged: { changes: [] } } });
    const applicationIds = gig.applicants.slice(0, 1).map(({ id }) => id);
    await run(clockIn, { as: 'onsite', variables: { input: { gigId: gig.id, applicationIds } } });
    expect(await events.next()).toMatchObject({
      data: {
        gigApplicationsChanged: {
          changes: [{ subject: 'APPLICATION', gig: { fill: { missing: expect.any(Number) } } }],
        },
      },
    });
    events.close();
  });

  test('the team captain of an event follows all its gigs by one of them, and no one else does', async () => {
    const subscription = graphql(`
      subscription ($id: ID!, $after: String) {
        gigApplicationsChanged(gigId: $id, forTeamCaptain: true, after: $after) {
          changes {
            gigDatabaseId
          }
        }
      }
    `);
    const found = await run(
      graphql(`
        query ($gig: DatabaseId!, $from: DateTime!, $until: DateTime!) {
          teamCaptain(sourceGigDatabaseId: $gig, startTime: $from, endTime: $until) {
            sourceGigId
            liveCursor
          }
        }
      `),
      {
        token,
        variables: {
          gig: gig.databaseId,
          from: minutesLater(0).toISOString(),
          until: minutesLater(60).toISOString(),
        },
      },
    );
    const { sourceGigId: id, liveCursor: after } = present(found.data?.teamCaptain);
    expect(id).toBe(gig.id);
    const other = await database
      .selectFrom('gigs')
      .select('id')
      .where('id', '<>', gig.databaseId)
      .where('location_id', '<>', 1)
      .where('end_time', '>', minutesLater(0))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { event_id } = await database
      .selectFrom('gigs')
      .select('event_id')
      .where('id', '=', gig.databaseId)
      .executeTakeFirstOrThrow();
    await database.updateTable('gigs').set({ event_id }).where('id', '=', other.id).execute();
    const events = await followEvents(stack.url, subscription, { variables: { id, after }, token });
    const seen: number[] = [];
    while (!seen.includes(other.id)) {
      const { data } = present(await events.next());
      seen.push(...present(data).gigApplicationsChanged.changes.map(({ gigDatabaseId }) => gigDatabaseId));
    }
    events.close();

    const outsider = await followEvents(stack.url, subscription, {
      variables: { id, after: null },
      token: await stack.upstream.tokenOf(await anotherPro()),
    });
    expect((await outsider.next())?.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    outsider.close();
  });

  test('the team captain of an event sees a gig and its roster, and neither money nor ratings', async () => {
    const { data, errors } = await run(
      graphql(`
        query ($gig: DatabaseId!) {
          gig(databaseId: $gig) {
            viewerCanRecordAttendance
            viewerCannotRecordAttendanceReason
            viewerCanManageApplicants
            wage {
              currency
            }
            roster {
              phoneNumber
              review {
                feedback
              }
            }
          }
        }
      `),
      { token, variables: { gig: gig.databaseId } },
    );

    expect(data?.gig).toMatchObject({
      viewerCanRecordAttendance: true,
      viewerCannotRecordAttendanceReason: null,
      viewerCanManageApplicants: false,
      wage: null,
      roster: expect.arrayContaining([{ phoneNumber: expect.stringMatching(/^\+1/), review: null }]),
    });
    expect(errors).toMatchObject([{ path: ['gig', 'wage'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

test('an onsite manager sees the gigs of the event at the location', async () => {
  const { data } = await captain({ as: 'onsite' });
  expect(data?.teamCaptain?.gigs).toMatchObject([{ databaseId: gig.databaseId }]);
});

test.each([
  ['a pro who does not lead', () => gig.databaseId, 'NOT_FOUND'],
  ['an id that nothing can have', () => -1, 'NOT_FOUND'],
])('team captains: %s finds nothing', async (_who, gigId, code) => {
  await database.updateTable('events').set({ leads: '[]' }).execute();
  const { data, errors } = await captain({ token }, gigId());
  expect(data).toEqual({ teamCaptain: null });
  expect(errors).toMatchObject([{ extensions: { code } }]);
});

test('team captains: a range of more than 7 days is refused', async () => {
  const { errors } = await captain({ token }, gig.databaseId, minutesLater(8 * 24 * 60));
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
