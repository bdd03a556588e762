import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let start: Date;
let ids: number[];

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

// Three pros worked; the first took the break on time, the second late, the third not at all.
beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  const pros = gig.applicants.slice(0, 3);
  ids = pros.map(({ databaseId }) => databaseId);
  await confirmInDatabase(stack, pros);
  const { database, clock } = stack.upstream;
  const { start_time, end_time } = await database
    .selectFrom('gigs')
    .select(['start_time', 'end_time'])
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  start = start_time;
  clock.set(end_time);
  await database.deleteFrom('suggested_breaks').execute();
  await database
    .insertInto('suggested_breaks')
    .values({
      break_trigger_minutes: 60,
      break_length_minutes: 20,
      created_ts: start_time,
      last_updated_ts: start_time,
    })
    .execute();
  await database
    .insertInto('time_punches')
    .values(
      ids.flatMap((application_id) => [
        { application_id, time: start_time, punch_type: 'CLOCK_IN' as const },
        { application_id, time: end_time, punch_type: 'CLOCK_OUT' as const },
      ]),
    )
    .execute();
  const [onTime = 0, late = 0] = ids;
  await database
    .insertInto('shift_breaks')
    .values([
      { application_id: onTime, start_time: later(5), end_time: later(10) },
      { application_id: onTime, start_time: later(50), end_time: later(70) },
      { application_id: late, start_time: later(75), end_time: later(95) },
    ])
    .execute();
});

test('the break of each pro has its status, the latest start and by how much it was off', async () => {
  const { data, errors } = await run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          roster {
            databaseId
            breakCheck {
              status
              shiftStatus
              lengthMinutes
              dueAt
              minutesOff
            }
            shiftBreaks {
              compliance
            }
          }
        }
      }
    `),
    { as: 'onsite', variables: { gig: gig.databaseId } },
  );

  expect(errors).toBeUndefined();
  const byId = new Map(data?.gig?.roster?.map((pro) => [pro.databaseId, pro]));
  const rule = { lengthMinutes: 20, dueAt: later(60) };
  expect(ids.map((id) => byId.get(id))).toMatchObject([
    {
      breakCheck: { ...rule, status: 'COMPLIANT', shiftStatus: 'COMPLIANT', minutesOff: 0 },
      shiftBreaks: [{ compliance: 'NOT_APPLICABLE' }, { compliance: 'COMPLIANT' }],
    },
    {
      breakCheck: { ...rule, status: 'TOO_LATE', shiftStatus: 'NON_COMPLIANT', minutesOff: 15 },
      shiftBreaks: [{ compliance: 'TOO_LATE' }],
    },
    {
      breakCheck: { ...rule, status: 'SKIPPED', shiftStatus: 'NON_COMPLIANT', minutesOff: 0 },
      shiftBreaks: [],
    },
  ]);
});

const found = async (status: 'COMPLIANT' | 'TOO_LATE' | 'SKIPPED' | 'NON_COMPLIANT' | 'TOO_LONG') => {
  const { data, errors } = await run(
    graphql(`
      query ($gig: DatabaseId!, $status: BreakCompliance!) {
        gig(databaseId: $gig) {
          applications(first: 10, filter: { shiftBreakCompliance: $status }) {
            edges {
              node {
                databaseId
              }
            }
          }
          location {
            gigs(first: 10, filter: { gigDatabaseIds: [$gig], shiftBreakCompliance: $status }) {
              totalCount
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { gig: gig.databaseId, status } },
  );
  expect(errors).toBeUndefined();
  return {
    // The gig has others, who did not clock in.
    pros: data?.gig?.applications?.edges
      .map(({ node }) => ids.indexOf(node.databaseId))
      .filter((index) => index >= 0)
      .toSorted(),
    gigs: data?.gig?.location?.gigs?.totalCount,
  };
};

test.each([
  ['COMPLIANT', [0], 1],
  ['TOO_LATE', [1], 1],
  ['SKIPPED', [2], 1],
  ['NON_COMPLIANT', [1, 2], 1],
  ['TOO_LONG', [], 0],
] as const)('the list of break checks filters by %s', async (status, pros, gigs) => {
  expect(await found(status)).toEqual({ pros, gigs });
});

test('a pro without a place has no check', async () => {
  const waiting = gig.applicants[3]?.id ?? '';
  const { data, errors } = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on GigApplication {
            breakCheck {
              status
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { id: waiting } },
  );

  expect(errors).toBeUndefined();
  expect(data?.node).toEqual({ breakCheck: null });
});
