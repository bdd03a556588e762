import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { duringGig } from '../../testing/plans/duringGig.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;
let pros: { gigId: string; applicationIds: string[] };

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  pros = { gigId: gig.id, applicationIds: gig.applicants.slice(0, 2).map(({ id }) => id) };
  await duringGig({ stack, gig });
});

const sendHome = graphql(`
  mutation ($input: SendProsHomeInput!) {
    sendProsHome(input: $input) {
      errors {
        code
      }
      results {
        errors {
          code
        }
      }
      costChange {
        before {
          amountCents
        }
        after {
          amountCents
        }
      }
    }
  }
`);
const callOut = graphql(`
  mutation ($input: CallOutProsInput!) {
    callOutPros(input: $input) {
      costChange {
        before {
          amountCents
        }
        after {
          amountCents
        }
      }
    }
  }
`);
const sendHomeCosts = graphql(`
  query ($gigId: ID!, $applicationIds: [ID!]!) {
    sendHomeCosts(gigId: $gigId, applicationIds: $applicationIds) {
      reason
      total {
        amountCents
      }
    }
  }
`);

test.each(['CONDUCT', 'OTHER'] as const)('sending home for %s costs what was said before', async (reason) => {
  const { data } = await stack.run(sendHomeCosts, { as: 'member', variables: pros });
  const said = data?.sendHomeCosts?.find((cost) => cost.reason === reason)?.total.amountCents;
  const input = { ...pros, reason };
  const validated = await mutate(stack, sendHome, { as: 'member', input: { ...input, validateOnly: true } });
  const { costChange } = await mutate(stack, sendHome, { as: 'member', input });

  expect(costChange?.after.amountCents).toBe(said);
  expect(costChange?.before.amountCents).toBeGreaterThan(said ?? Infinity);
  expect(validated.costChange).toEqual(costChange);
});

test.each(['PRO', 'BUSINESS'] as const)('a pro called out by the %s costs nothing', async (calledOutBy) => {
  const input = { ...pros, calledOutBy };
  const validated = await mutate(stack, callOut, { as: 'member', input: { ...input, validateOnly: true } });
  const { costChange } = await mutate(stack, callOut, { as: 'member', input });

  expect(costChange?.before.amountCents).toBeGreaterThan(0);
  expect(costChange?.after.amountCents).toBe(0);
  expect(validated.costChange).toEqual(costChange);
});

test('an onsite manager who asks sends the pros home, and sees no amounts', async () => {
  const { data, errors } = await stack.run(sendHome, {
    as: 'onsite',
    variables: { input: { ...pros, reason: 'OTHER' } },
  });

  expect(data?.sendProsHome).toEqual({
    errors: [],
    results: [{ errors: [] }, { errors: [] }],
    costChange: null,
  });
  expect(errors).toMatchObject([
    { path: ['sendProsHome', 'costChange'], extensions: { code: 'FORBIDDEN', permission: 'wages.view' } },
  ]);
});

test('input that is refused as a whole has no cost', async () => {
  const input = { ...pros, applicationIds: [], reason: 'OTHER' as const };
  const { errors, costChange } = await mutate(stack, sendHome, { as: 'member', input });

  expect(errors).toHaveLength(1);
  expect(costChange).toBeNull();
});

describe('at a server that does not report it', async () => {
  const other = await startOtherServer({
    rewrite: (key, value) => (key === 'cost_change' ? undefined : value),
  });
  afterAll(other.close);

  test('at a server that reports no cost, the cost is null, and the pros are sent home', async () => {
    const { data, errors } = await other.run(sendHome, {
      as: 'member',
      variables: { input: { ...pros, reason: 'OTHER' } },
    });

    expect(errors).toBeUndefined();
    expect(data?.sendProsHome).toEqual({
      errors: [],
      results: [{ errors: [] }, { errors: [] }],
      costChange: null,
    });
  });
});
