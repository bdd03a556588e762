import { addApplication, addGig } from '@brigade/upstream/testing/builders.ts';
import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database, clock } = stack.upstream;

const quarters = (count: number) => new Date(clock.now().getTime() + count * 900_000);

test('a confirmed pro who has not clocked in after the start is missing, until they clock in', async () => {
  const gig_id = await addGig(database, {
    location_id: 1,
    status: 'CONFIRMED',
    allowed_confirmed_pros: 3,
    start_time: quarters(-2),
    end_time: quarters(20),
  });
  const values = { gig_id, is_selected: true, is_confirmed: true };
  const missing = await addApplication(database, { ...values, pro_id: 1 });
  const present = await addApplication(database, { ...values, pro_id: 2 });
  await addApplication(database, {
    ...values,
    pro_id: 3,
    is_cancelled: true,
    cancellation_reason: 'NO_SHOW',
    cancelled_ts: quarters(-1),
  });
  await database
    .insertInto('time_punches')
    .values({ application_id: present, time: quarters(-2), punch_type: 'CLOCK_IN' })
    .execute();
  await database
    .updateTable('gig_applications')
    .set({ missing_since_ts: quarters(-1) })
    .where('id', '=', missing)
    .execute();

  const { data, errors } = await stack.run(
    graphql(`
      query ($gig: DatabaseId!) {
        gig(databaseId: $gig) {
          fill {
            missing
            noShows
            clockedIn
            late
            notClockedOut
          }
          applications(first: 5) {
            edges {
              node {
                databaseId
                isMissing
              }
            }
          }
        }
      }
    `),
    { as: 'onsite', variables: { gig: gig_id } },
  );

  expect(errors).toBeUndefined();
  expect(data?.gig?.fill).toEqual({ missing: 1, noShows: 1, clockedIn: 1, late: 0, notClockedOut: 0 });
  expect(data?.gig?.applications?.edges.map(({ node }) => [node.databaseId, node.isMissing])).toEqual(
    expect.arrayContaining([
      [missing, true],
      [present, false],
    ]),
  );
});
