import { beforeEach, describe, expect, test } from 'vitest';
import { failDisputePayment } from '../../testing/disputes.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

let openId = '';
let escalatedId = '';

beforeEach(async () => {
  await reset();
  const ids = await grillIds(stack);
  openId = ids.openDisputeId;
  escalatedId = ids.escalatedDisputeId;
});

const listQuery = graphql(`
  query ($isResolved: Boolean, $statuses: [DisputeStatus!]) {
    location(databaseId: 1) {
      disputes(isResolved: $isResolved, statuses: $statuses) {
        totalCount
        edges {
          node {
            databaseId
            subject
            status
            viewerCanAnswer
            viewerCannotAnswerReason
            viewerCanResolve
          }
        }
      }
    }
  }
`);

const disputeQuery = graphql(`
  query ($databaseId: DatabaseId!, $minutes: Int) {
    dispute(databaseId: $databaseId) {
      postedMinutes
      contested {
        minutes
      }
      claimed {
        minutes
        amount {
          amountCents
        }
      }
      answerDueAt
      claimNote
      cost(minutes: $minutes) {
        isChargedNow
        total {
          amountCents
        }
        lines {
          code
        }
      }
      timeline {
        kind
      }
    }
  }
`);

const acceptMutation = graphql(`
  mutation ($input: AcceptDisputeInput!) {
    acceptDispute(input: $input) {
      errors {
        code
        path
        message
      }
      dispute {
        status
        outcome
      }
    }
  }
`);

const counterMutation = graphql(`
  mutation ($input: CounterDisputeInput!) {
    counterDispute(input: $input) {
      errors {
        path
        message
      }
      dispute {
        status
        counter {
          minutes
        }
        counterNote
      }
    }
  }
`);

const resolveMutation = graphql(`
  mutation ($input: ResolveDisputeInput!) {
    resolveDispute(input: $input) {
      errors {
        path
        message
      }
      dispute {
        outcome
        payment {
          isPayout
          status
          amount {
            amountCents
          }
        }
      }
    }
  }
`);

test('the list of disputes has what waits for the business, the pro and the platform', async () => {
  const { data } = await run(listQuery, { as: 'member', variables: { isResolved: false } });

  expect(present(data?.location?.disputes).edges.map(({ node }) => node)).toEqual([
    expect.objectContaining({ subject: 'HOURS', status: 'OPEN', viewerCanAnswer: true }),
    expect.objectContaining({
      status: 'COUNTERED',
      viewerCanAnswer: false,
      viewerCannotAnswerReason: 'The pro has not answered your counteroffer yet.',
    }),
    expect.objectContaining({ subject: 'PAYMENT', status: 'ESCALATED', viewerCanResolve: false }),
  ]);
});

test.each([
  [['OPEN'], ['OPEN']],
  [
    ['ESCALATED', 'OPEN'],
    ['OPEN', 'ESCALATED'],
  ],
  [['RESOLVED'], []],
  [[], ['OPEN', 'COUNTERED', 'ESCALATED']],
] as const)(
  'the list of disputes is narrowed to those whose status is one of %j',
  async (statuses, expected) => {
    const { data } = await run(listQuery, { as: 'member', variables: { statuses: [...statuses] } });

    const { totalCount, edges } = present(data?.location?.disputes);
    expect(totalCount).toBe(expected.length);
    expect(edges.map(({ node }) => node.status)).toEqual(expected);
  },
);

test('disputes are hidden from onsite managers, with the permission that is missing', async () => {
  const { data, errors } = await run(listQuery, { as: 'onsite' });

  expect(data?.location?.disputes).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'wages.view' } }]);
});

test('platform administrators list the disputes that were left to them', async () => {
  const { data } = await run(
    graphql(`
      {
        admin {
          escalatedDisputes {
            totalCount
            edges {
              node {
                id
                escalatedAt
                escalatedBy
                viewerCanResolve
              }
            }
          }
        }
      }
    `),
    { as: 'admin' },
  );

  const { created_ts } = await stack.upstream.database
    .selectFrom('dispute_events')
    .select('created_ts')
    .where('kind', '=', 'ESCALATED')
    .executeTakeFirstOrThrow();
  const escalated = { escalatedAt: created_ts.toISOString(), escalatedBy: 'BUSINESS' };
  expect(data?.admin?.escalatedDisputes).toEqual({
    totalCount: 1,
    edges: [{ node: { id: escalatedId, viewerCanResolve: true, ...escalated } }],
  });
});

test('only platform administrators list the disputes that were left to the platform', async () => {
  const { data, errors } = await run(
    graphql(`
      {
        admin {
          escalatedDisputes {
            totalCount
          }
        }
      }
    `),
    { as: 'owner' },
  );

  expect(data?.admin).toBeNull();
  expect(errors).toMatchObject([{ path: ['admin'], extensions: { code: 'FORBIDDEN' } }]);
});

test('a platform administrator without a role at the location opens its dispute', async () => {
  const { data, errors } = await run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Dispute {
            viewerCanAnswer
            viewerCanResolve
            cost {
              isChargedNow
            }
            timeline {
              kind
            }
            gig {
              location {
                databaseId
              }
            }
          }
        }
      }
    `),
    { as: 'admin', variables: { id: escalatedId } },
  );

  expect(errors).toBeUndefined();
  expect(data?.node).toMatchObject({
    viewerCanAnswer: false,
    viewerCanResolve: true,
    cost: { isChargedNow: true },
    timeline: expect.arrayContaining([{ kind: 'DISPUTE_ESCALATED' }]),
    gig: { location: { databaseId: 1 } },
  });
});

test('a dispute shows the claim, its cost and the evidence', async () => {
  const variables = { databaseId: 3, minutes: null };
  const { data } = await run(disputeQuery, { as: 'member', variables });
  const dispute = present(data?.dispute);

  expect(present(dispute.claimed.minutes) - present(dispute.contested.minutes)).toBe(90);
  expect(dispute.cost?.isChargedNow).toBe(false);
  expect(dispute.cost?.lines[0]).toEqual({ code: 'LABOR' });
  const kinds = present(dispute.timeline).map(({ kind }) => kind);
  expect(kinds[0]).toBe('POSTED');
  expect(kinds).toContain('HOURS_CHANGED');
  expect(kinds.at(-1)).toBe('DISPUTE_OPENED');
});

const accept = () => mutate(stack, acceptMutation, { as: 'member', input: { disputeId: openId } });

test('acceptDispute accepts a claim once', async () => {
  expect(await accept()).toMatchObject({
    errors: [],
    dispute: { status: 'RESOLVED', outcome: 'CLAIM_ACCEPTED' },
  });
  expect((await accept()).errors).toEqual([
    expect.objectContaining({ code: 'INVALID_TRANSITION', message: 'This dispute is decided.' }),
  ]);
});

const counter = (input: Partial<VariablesOf<typeof counterMutation>['input']>) =>
  mutate(stack, counterMutation, {
    as: 'member',
    input: { disputeId: openId, note: 'We closed early.', ...input },
  });

describe('a counteroffer', () => {
  test('a counteroffer waits for the pro', async () => {
    const { data } = await run(disputeQuery, { as: 'member', variables: { databaseId: 3, minutes: null } });
    const minutes = present(data?.dispute?.claimed.minutes) - 30;

    expect(await counter({ minutes })).toEqual({
      errors: [],
      dispute: { status: 'COUNTERED', counter: { minutes }, counterNote: 'We closed early.' },
    });
  });

  test.each([
    [{ minutes: -1 }, ['minutes'], 'Enter 1 minute to 16 hours'],
    [{ minutes: 1 }, ['minutes'], 'Enter more than what counts now.'],
    [{ minutes: 960 }, ['minutes'], 'Enter less than the claim. To grant all of it, accept it.'],
    [{ amountCents: 100 }, ['minutes'], 'This field is required'],
    [{ minutes: 400, note: ' ' }, ['note'], 'This field is required'],
  ])('the counteroffer %j is refused at its field', async (input, path, message) => {
    expect((await counter(input)).errors).toEqual([{ path, message }]);
  });
});

test('the platform grants a part of a disputed payment, which is charged', async () => {
  const { claimed_value } = await stack.upstream.database
    .selectFrom('disputes')
    .select('claimed_value')
    .where('status', '=', 'ESCALATED')
    .executeTakeFirstOrThrow();
  const input = {
    disputeId: escalatedId,
    decision: 'SPLIT' as const,
    amountCents: claimed_value - 500,
    note: 'Half of it was promised.',
  };
  const { errors, dispute } = await mutate(stack, resolveMutation, { as: 'admin', input });

  expect(errors).toEqual([]);
  expect(dispute).toMatchObject({ outcome: 'DECIDED_SPLIT', payment: { status: 'SUBMITTED' } });
});

test('retryDisputePayment retries a failed charge', async () => {
  const disputeId = await failDisputePayment(stack);
  const result = await mutate(
    stack,
    graphql(`
      mutation ($input: RetryDisputePaymentInput!) {
        retryDisputePayment(input: $input) {
          errors {
            code
          }
          dispute {
            payment {
              status
              failure
            }
          }
        }
      }
    `),
    { as: 'member', input: { disputeId } },
  );

  expect(result).toEqual({ errors: [], dispute: { payment: { status: 'SUBMITTED', failure: null } } });
});
