import { beforeEach, expect, test } from 'vitest';
import { busiestGig } from '../../testing/busiestGig.ts';
import { disputeCancellation } from '../../testing/disputes.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let databaseId = 0;

beforeEach(async () => {
  await stack.reset();
  const { id, databaseId: gigId } = await busiestGig(stack);
  const { database, clock } = stack.upstream;
  const { start_time } = await database
    .selectFrom('gigs')
    .select('start_time')
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  clock.set(new Date(start_time.getTime() - 3_600_000));
  await mutate(
    stack,
    graphql(`
      mutation ($input: CancelGigsInput!) {
        cancelGigs(input: $input) {
          errors {
            message
          }
        }
      }
    `),
    { as: 'member', input: { gigIds: [id], reason: 'FEWER_PROS_NEEDED' } },
  );
  databaseId = await disputeCancellation(stack, gigId);
});

const read = async () => {
  const { data } = await stack.run(
    graphql(`
      query ($databaseId: DatabaseId!) {
        dispute(databaseId: $databaseId) {
          id
          subject
          status
          viewerCanAnswer
          contested {
            minutes
          }
          claimed {
            minutes
          }
          resolved {
            minutes
          }
          cost {
            isChargedNow
          }
          timeline {
            kind
            reason
            minutes
            actorName
          }
        }
      }
    `),
    { as: 'member', variables: { databaseId } },
  );
  return present(data?.dispute);
};

test('a dispute about a late cancellation shows what it pays, and who cancelled the gig and why', async () => {
  const { id: _, timeline, ...dispute } = await read();
  const guaranteed = present(dispute.contested.minutes);

  expect(dispute).toEqual({
    subject: 'CANCELLATION',
    status: 'OPEN',
    viewerCanAnswer: true,
    contested: { minutes: guaranteed },
    claimed: { minutes: guaranteed + 60 },
    resolved: null,
    cost: { isChargedNow: false },
  });
  expect(present(timeline).filter(({ kind }) => kind.endsWith('CANCELLED'))).toEqual([
    {
      kind: 'SHIFT_CANCELLED',
      reason: 'Fewer pros needed',
      minutes: guaranteed,
      actorName: expect.stringMatching(/\w/),
    },
  ]);
});

test('a counteroffer is in minutes, and accepting the claim guarantees it', async () => {
  const { id, contested, claimed } = await read();
  const counter = (value: { minutes?: number; amountCents?: number }) =>
    mutate(
      stack,
      graphql(`
        mutation ($input: CounterDisputeInput!) {
          counterDispute(input: $input) {
            errors {
              code
              path
            }
          }
        }
      `),
      { as: 'member', input: { disputeId: id, note: 'We called on Monday', ...value } },
    );
  expect(await counter({ amountCents: 9_000 })).toMatchObject({
    errors: [{ code: 'REQUIRED', path: ['minutes'] }],
  });
  expect(await counter({ minutes: present(contested.minutes) })).toMatchObject({
    errors: [{ path: ['minutes'] }],
  });
  const accepted = await mutate(
    stack,
    graphql(`
      mutation ($input: AcceptDisputeInput!) {
        acceptDispute(input: $input) {
          errors {
            code
          }
          dispute {
            outcome
          }
        }
      }
    `),
    { as: 'member', input: { disputeId: id } },
  );
  expect(accepted).toMatchObject({ errors: [], dispute: { outcome: 'CLAIM_ACCEPTED' } });
  expect((await read()).resolved?.minutes).toBe(claimed.minutes);
});
