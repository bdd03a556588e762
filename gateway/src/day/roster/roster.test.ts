import { beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let ids: string[];
let start: Date;

const minute = 60_000;
const later = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString();

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  const pros = gig.applicants.slice(0, 3);
  ids = pros.map(({ id }) => id);
  await confirmInDatabase(stack, pros);
  ({ start_time: start } = await stack.upstream.database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow());
  stack.upstream.clock.set(new Date(start.getTime() + 60 * minute));
});

const resultFragment = graphql(`
  fragment RosterResult on ApplicantResult {
    applicationId
    application {
      attendance {
        state
        since
      }
      timePunches {
        databaseId
        type
        time
        note
        recordedByName
        isAutomatic
        coordinates {
          latitude
        }
        coordinatePrecision
      }
      shiftBreaks {
        databaseId
        startTime
        endTime
        seconds
        note
        recordedByName
      }
      sentHome {
        reason
        createdAt
      }
    }
    errors {
      code
      message
      path
    }
  }
`);

const clockInPros = graphql(
  `
    mutation ($input: ClockInProsInput!) {
      clockInPros(input: $input) {
        results {
          ...RosterResult
        }
        errors {
          code
          path
        }
      }
    }
  `,
  [resultFragment],
);

const clockIn = (input: Partial<VariablesOf<typeof clockInPros>['input']> = {}) =>
  mutate(stack, clockInPros, { as: 'onsite', input: { gigId: gig.id, applicationIds: ids, ...input } });

test('the roster has everyone who was confirmed, with one call in a second wave', async () => {
  const { data, errors, plan } = await run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          checkinCode
          viewerCanRecordAttendance
          viewerCannotRecordAttendanceReason
          roster {
            id
            phoneNumber
            attendance {
              state
              since
            }
          }
        }
      }
    `),
    { as: 'onsite', variables: { gig: gig.databaseId } },
  );

  expect(errors).toBeUndefined();
  expect(data?.gig).toMatchObject({
    checkinCode: expect.stringMatching(/^\d{4}$/),
    viewerCanRecordAttendance: true,
    viewerCannotRecordAttendanceReason: null,
  });
  const roster = present(data?.gig?.roster);
  expect(roster.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(roster.find(({ id }) => id === ids[0])).toMatchObject({
    phoneNumber: expect.stringMatching(/^\+1\d{10}$/),
    attendance: { state: 'LATE', since: start.toISOString() },
  });
  expect(plan).toMatchInlineSnapshot(`
    "wave 1
      GET /staffer/gigs/{id}/
    wave 2
      GET /staffer/gigs/{gigId}/roster/
      GET /users/me/"
  `);
});

test('an applicant who was never confirmed has no attendance and no phone number', async () => {
  const { data } = await run(
    graphql(`
      query ($id: DatabaseId!) {
        gigApplication(databaseId: $id) {
          phoneNumber
          attendance {
            state
          }
        }
      }
    `),
    { as: 'member', variables: { id: present(gig.applicants[3]).databaseId } },
  );
  expect(data?.gigApplication).toEqual({ phoneNumber: null, attendance: null });
});

describe('punches', () => {
  test('an onsite manager clocks several pros in by one call, with a note', async () => {
    const { results, errors } = await clockIn({ time: later(5), note: ' Came together ' });

    expect(errors).toEqual([]);
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({
      applicationId: ids[0],
      errors: [],
      application: {
        attendance: { state: 'IN', since: later(5) },
        timePunches: [
          {
            type: 'CLOCK_IN',
            time: later(5),
            note: 'Came together',
            recordedByName: expect.stringMatching(/\w/),
            isAutomatic: false,
            coordinates: null,
            coordinatePrecision: null,
          },
        ],
      },
    });
  });

  test('a refusal belongs to its pro and to the field of the input', async () => {
    await clockIn({ applicationIds: [present(ids[0])] });
    const { results } = await clockIn({ applicationIds: [...ids.slice(0, 2), 'nonsense'] });

    expect(results.map(({ errors }) => errors)).toEqual([
      [{ code: 'INVALID', message: 'This pro has already clocked in.', path: ['applicationIds', '0'] }],
      [],
      [{ code: 'NOT_FOUND', message: 'This is not the id of an application', path: ['applicationIds', '2'] }],
    ]);
    const early = await clockIn({ applicationIds: [present(ids[2])], time: later(-16) });
    expect(early.results[0]?.errors).toEqual([
      {
        code: 'INVALID',
        message: 'Pros can clock in from 15 minutes before the start.',
        path: ['time'],
      },
    ]);
  });

  test.each([
    [{ gigId: globalId('Gig', 999999) }, 'NOT_FOUND', ['gigId']],
    [{ gigId: globalId('Pro', 1) }, 'INVALID', ['gigId']],
    [{ applicationIds: [] }, 'REQUIRED', ['applicationIds']],
    [{ note: 'x'.repeat(301) }, 'INVALID', ['note']],
  ])('the input %j is refused as a whole', async (input, code, path) => {
    expect(await clockIn(input)).toMatchObject({ results: [], errors: [{ code, path }] });
  });

  test('a pro is clocked out, and the punch is deleted', async () => {
    await clockIn({ time: later(0) });
    const { results } = await mutate(
      stack,
      graphql(
        `
          mutation ($input: ClockOutProsInput!) {
            clockOutPros(input: $input) {
              results {
                ...RosterResult
              }
              errors {
                code
              }
            }
          }
        `,
        [resultFragment],
      ),
      { as: 'onsite', input: { gigId: gig.id, applicationIds: ids.slice(0, 1) } },
    );
    expect(results[0]?.application).toMatchObject({ attendance: { state: 'OUT' } });
    const punchDatabaseId = present(results[0]?.application?.timePunches[1]).databaseId;

    const deletePunch = graphql(`
      mutation ($input: DeletePunchInput!) {
        deletePunch(input: $input) {
          application {
            attendance {
              state
            }
          }
          errors {
            code
            message
            path
          }
        }
      }
    `);
    const input = { applicationId: present(ids[0]), punchDatabaseId };
    expect(await mutate(stack, deletePunch, { as: 'onsite', input })).toEqual({
      application: { attendance: { state: 'IN' } },
      errors: [],
    });
    expect(await mutate(stack, deletePunch, { as: 'member', input })).toMatchObject({
      application: null,
      errors: [{ code: 'NOT_FOUND', path: ['punchDatabaseId'] }],
    });
  });
});

test('a break starts, ends and is deleted', async () => {
  await clockIn({ time: later(0) });
  const input = { gigId: gig.id, applicationIds: ids.slice(0, 1) };
  const started = await mutate(
    stack,
    graphql(
      `
        mutation ($input: StartBreaksInput!) {
          startBreaks(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    { as: 'onsite', input: { ...input, time: later(20), note: 'Lunch' } },
  );
  expect(started.results[0]?.application).toMatchObject({
    attendance: { state: 'ON_BREAK', since: later(20) },
    shiftBreaks: [{ startTime: later(20), endTime: null, seconds: null, note: 'Lunch' }],
  });

  const ended = await mutate(
    stack,
    graphql(
      `
        mutation ($input: EndBreaksInput!) {
          endBreaks(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    { as: 'onsite', input: { ...input, time: later(50) } },
  );
  const [shiftBreak] = present(ended.results[0]?.application).shiftBreaks;
  expect(shiftBreak).toMatchObject({ endTime: later(50), seconds: 1800 });

  const deleted = await mutate(
    stack,
    graphql(`
      mutation ($input: DeleteBreakInput!) {
        deleteBreak(input: $input) {
          application {
            shiftBreaks {
              databaseId
            }
          }
          errors {
            code
          }
        }
      }
    `),
    {
      as: 'onsite',
      input: { applicationId: present(ids[0]), breakDatabaseId: present(shiftBreak).databaseId },
    },
  );
  expect(deleted).toEqual({ application: { shiftBreaks: [] }, errors: [] });
});

test('no-shows are recorded, and their state shows when', async () => {
  const { results } = await mutate(
    stack,
    graphql(
      `
        mutation ($input: MarkNoShowsInput!) {
          markNoShows(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    { as: 'onsite', input: { gigId: gig.id, applicationIds: ids.slice(0, 2) } },
  );
  expect(results.map(({ application }) => application?.attendance)).toEqual([
    { state: 'NO_SHOW', since: later(60) },
    { state: 'NO_SHOW', since: later(60) },
  ]);
});

test('a no-show is recorded at its own time', async () => {
  const { results } = await mutate(
    stack,
    graphql(
      `
        mutation ($input: MarkNoShowsInput!) {
          markNoShows(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    { as: 'onsite', input: { gigId: gig.id, applicationIds: ids.slice(0, 1), time: later(20) } },
  );
  expect(results[0]?.application?.attendance).toEqual({ state: 'NO_SHOW', since: later(20) });
});

test('call-outs are recorded', async () => {
  const { results } = await mutate(
    stack,
    graphql(
      `
        mutation ($input: CallOutProsInput!) {
          callOutPros(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    { as: 'onsite', input: { gigId: gig.id, applicationIds: ids.slice(0, 1), calledOutBy: 'PRO' } },
  );
  expect(results[0]?.application?.attendance).toMatchObject({ state: 'CALLED_OUT' });
});

test('a pro who is sent home is clocked out and knows why', async () => {
  await clockIn({ time: later(0) });
  const { results } = await mutate(
    stack,
    graphql(
      `
        mutation ($input: SendProsHomeInput!) {
          sendProsHome(input: $input) {
            results {
              ...RosterResult
            }
          }
        }
      `,
      [resultFragment],
    ),
    {
      as: 'onsite',
      input: { gigId: gig.id, applicationIds: ids.slice(0, 1), reason: 'FEWER_PROS_NEEDED' },
    },
  );
  expect(results[0]?.application).toMatchObject({
    attendance: { state: 'SENT_HOME', since: later(60) },
    sentHome: { reason: 'FEWER_PROS_NEEDED', createdAt: later(60) },
    timePunches: [{ type: 'CLOCK_IN' }, { type: 'CLOCK_OUT', time: later(60) }],
  });
});
