import { beforeEach, expect, test } from 'vitest';
import { type BusyGig, busiestGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { duringGig } from '../../testing/plans/duringGig.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let applicationIds: string[];

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
  applicationIds = gig.applicants.slice(0, 2).map(({ id }) => id);
  await duringGig({ stack, gig });
});

const query = graphql(`
  query ($gigId: ID!, $applicationIds: [ID!]!) {
    sendHomeCosts(gigId: $gigId, applicationIds: $applicationIds) {
      reason
      lines {
        code
        label
        amount {
          amountCents
        }
      }
      total {
        amountCents
      }
    }
  }
`);

const costs = (variables: { gigId?: string; applicationIds?: string[] } = {}, as: Person = 'member') =>
  run(query, { as, variables: { gigId: gig.id, applicationIds, ...variables } });

test('each reason for sending home has its parts and their sum, and a fault of the pro costs less', async () => {
  const { data, errors } = await costs();

  expect(errors).toBeUndefined();
  const found = data?.sendHomeCosts ?? [];
  expect(found.map(({ reason }) => reason)).toEqual([
    'FEWER_PROS_NEEDED',
    'LATE',
    'ATTIRE',
    'CONDUCT',
    'OTHER',
  ]);
  for (const { lines, total } of found) {
    expect(lines[0]).toMatchObject({ code: 'LABOR', label: 'Wages' });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.reduce((sum, { amount }) => sum + amount.amountCents, 0)).toBe(total.amountCents);
  }
  const totalOf = (reason: string) => found.find((one) => one.reason === reason)?.total.amountCents ?? 0;
  expect(totalOf('CONDUCT')).toBeLessThan(totalOf('OTHER'));
});

test.each<[string, { gigId?: string; applicationIds?: string[] }, string]>([
  ['no application', { applicationIds: [] }, 'Choose at least one application'],
  ['what is no application', { applicationIds: ['R2lnOjE='] }, 'This is not the id of an application'],
  ['what is no gig', { gigId: 'TG9jYXRpb246MQ==' }, 'This is not the id of a gig'],
])('the cost of sending home is refused for %s', async (_what, variables, message) => {
  const { data, errors } = await costs(variables);

  expect(data).toEqual({ sendHomeCosts: null });
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('an onsite manager sees no costs of sending home', async () => {
  const { data, errors } = await costs({}, 'onsite');

  expect(data).toEqual({ sendHomeCosts: null });
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'payments.make' } }]);
});
