import { expect, onTestFinished, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { confirmInDatabase } from '../../testing/confirmInDatabase.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

test('punches and breaks are in order, though the server sends them in another', async () => {
  // Starting it resets the data.
  const { run, close } = await startOtherServer({
    rewrite: (key, value) =>
      (key === 'shift_breaks' || key === 'time_punches') && Array.isArray(value) ? value.toReversed() : value,
  });
  onTestFinished(close);
  const gig = await busiestGig(stack);
  const { id, databaseId } = present(gig.applicants[0]);
  await confirmInDatabase(stack, [present(gig.applicants[0])]);
  const { database, clock } = stack.upstream;
  const { start_time } = await database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gig.databaseId)
    .executeTakeFirstOrThrow();
  const later = (minutes: number) => new Date(start_time.getTime() + minutes * 60_000).toISOString();
  clock.set(new Date(later(240)));
  await database
    .insertInto('time_punches')
    .values([
      { application_id: databaseId, time: later(0), punch_type: 'CLOCK_IN' },
      { application_id: databaseId, time: later(200), punch_type: 'CLOCK_OUT' },
    ])
    .execute();
  await database
    .insertInto('shift_breaks')
    .values([
      { application_id: databaseId, start_time: later(60), end_time: later(70) },
      { application_id: databaseId, start_time: later(120), end_time: later(130) },
    ])
    .execute();

  const { data, errors } = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on GigApplication {
            attendance {
              state
            }
            timePunches {
              type
            }
            shiftBreaks {
              startTime
            }
          }
        }
      }
    `),
    { as: 'manager', variables: { id } },
  );
  expect(errors).toBeUndefined();
  expect(data?.node).toEqual({
    attendance: { state: 'OUT' },
    timePunches: [{ type: 'CLOCK_IN' }, { type: 'CLOCK_OUT' }],
    shiftBreaks: [{ startTime: later(60) }, { startTime: later(120) }],
  });
});
