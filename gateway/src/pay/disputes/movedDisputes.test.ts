import { beforeEach, expect, test } from 'vitest';
import { followEvents } from '../../testing/followEvents.ts';
import { graphql } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { moveGrill } from '../../testing/moveGrill.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
let disputeId = '';

/** The location with an open dispute moves to another organization. */
beforeEach(async () => {
  await stack.reset();
  disputeId = (await grillIds(stack)).openDisputeId;
  await moveGrill(stack);
});

const listQuery = graphql(`
  query ($organizationId: DatabaseId!, $statuses: [DisputeStatus!]) {
    organization(databaseId: $organizationId) {
      disputes(statuses: $statuses) {
        totalCount
        edges {
          node {
            id
            status
            billedTo
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
  query ($id: ID!) {
    node(id: $id) {
      ... on Dispute {
        billedTo
        viewerCanAnswer
        viewerCannotAnswerReason
      }
    }
  }
`);

const acceptMutation = graphql(`
  mutation ($input: AcceptDisputeInput!) {
    acceptDispute(input: $input) {
      errors {
        code
        message
      }
      dispute {
        outcome
        viewerCannotAnswerReason
      }
    }
  }
`);

const billedTo = 'Copper Finch Restaurant Group';
const refusal = `${billedTo} had this location when the work ended, and is billed for it. Only its admins can answer.`;

test('admins of the organization that is left follow the dispute, and read no gig of the location', async () => {
  const subscription = graphql(`
    subscription {
      managedGigsChanged {
        changes {
          subject
          gig {
            status
          }
        }
      }
    }
  `);
  const events = await followEvents(stack.url, subscription, {
    variables: {},
    token: await stack.tokenOf('owner'),
  });
  expect(await events.next()).toMatchObject({ data: { managedGigsChanged: { changes: [] } } });
  await mutate(stack, acceptMutation, { as: 'owner', input: { disputeId } });
  const { data } = present(await events.next());
  events.close();
  expect(data?.managedGigsChanged.changes).toEqual([{ subject: 'APPLICATION', gig: null }]);
});

test('admins of the organization that is left list and answer what is billed to it, by one call', async () => {
  const variables = { organizationId: 1, statuses: ['OPEN' as const] };
  const { data, errors } = await stack.run(listQuery, { as: 'owner', variables });

  expect(errors).toBeUndefined();
  expect(present(data?.organization?.disputes)).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          id: disputeId,
          status: 'OPEN',
          billedTo,
          viewerCanAnswer: true,
          viewerCannotAnswerReason: null,
          viewerCanResolve: false,
        },
      },
    ],
  });
  expect(await mutate(stack, acceptMutation, { as: 'owner', input: { disputeId } })).toEqual({
    errors: [],
    dispute: { outcome: 'CLAIM_ACCEPTED', viewerCannotAnswerReason: 'This dispute is decided.' },
  });
});

test('the team of the location sees who answers, and is refused', async () => {
  const { data } = await stack.run(disputeQuery, { as: 'member', variables: { id: disputeId } });
  expect(data?.node).toEqual({ billedTo, viewerCanAnswer: false, viewerCannotAnswerReason: refusal });
  expect(await mutate(stack, acceptMutation, { as: 'member', input: { disputeId } })).toEqual({
    errors: [{ code: 'CONFLICT', message: refusal }],
    dispute: null,
  });
});

test.each([
  ['member', 1, 'FORBIDDEN'],
  ['owner', 2, 'NOT_FOUND'],
] as const)('%s lists no disputes at organization %d: %s', async (as, organizationId, code) => {
  const { data, errors } = await stack.run(listQuery, { as, variables: { organizationId } });
  expect(data?.organization?.disputes ?? null).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code } }]);
});

test('without an answer, the deadline leaves the dispute to the platform', async () => {
  stack.upstream.clock.advance(73 * 60);
  await fetch(new URL('/api/sandbox/due-work/', stack.upstream.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${await stack.tokenOf('admin')}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = await stack.run(
    graphql(`
      query ($id: ID!) {
        node(id: $id) {
          ... on Dispute {
            status
            escalatedBy
            viewerCanResolve
          }
        }
      }
    `),
    { as: 'admin', variables: { id: disputeId } },
  );
  expect(data?.node).toEqual({ status: 'ESCALATED', escalatedBy: 'DEADLINE', viewerCanResolve: true });
});
