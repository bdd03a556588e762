import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let first: string;
let second: string;
let open: string;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  [first = '', second = '', open = ''] = gig.applicants.map(({ id }) => id);
});

const dueQuery = graphql(`
  query ($first: Int = 10, $after: String) {
    location(databaseId: 1) {
      viewerCanPay
      viewerCannotPayReason
      duePay(first: $first, after: $after) {
        totalCount
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            pay {
              application {
                id
                payment {
                  status
                }
              }
              postedMinutes
              punchedMinutes
              minutesToPay
              coveredMinutes
              flags
              bonus {
                amountCents
              }
              tip {
                amountCents
              }
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
              payout {
                amountCents
              }
              failure
              isPayable
            }
          }
        }
      }
    }
  }
`);

const payMutation = graphql(`
  mutation ($input: PayProsInput!) {
    payPros(input: $input) {
      errors {
        code
        path
      }
      results {
        applicationId
        application {
          payment {
            status
          }
        }
        errors {
          code
          path
          message
        }
      }
      gig {
        pay {
          tip {
            amountCents
          }
        }
      }
    }
  }
`);

type Payments = VariablesOf<typeof payMutation>['input']['payments'];

const pay = (payments: Payments, as: Person = 'member') =>
  mutate(stack, payMutation, { as, input: { gigId: gig.id, payments } });

describe('duePay', () => {
  test('duePay lists gigs with hours, flags and the cost lines of each pro', async () => {
    await stack.upstream.database
      .updateTable('gigs')
      .set({ status: 'COMPLETED' })
      .where('id', '<>', gig.databaseId)
      .execute();
    const { data, errors } = await run(dueQuery, { as: 'member' });

    expect(errors).toBeUndefined();
    const location = present(data?.location);
    expect(location).toMatchObject({ viewerCanPay: true, viewerCannotPayReason: null });
    const due = present(location.duePay?.edges.find(({ node }) => node.id === gig.id)).node;
    const work = present(due.pay).find(({ application }) => application.id === first);
    expect(present(due.pay).map(({ application }) => application.id)).toContain(second);
    expect(work).toMatchObject({
      punchedMinutes: null,
      flags: ['NOT_CLOCKED_IN'],
      failure: null,
      isPayable: true,
    });
    expect(work?.lines.map(({ code }) => code)).toContain('PLATFORM_FEE');
    expect(work?.lines.reduce((sum, { amount }) => sum + amount.amountCents, 0)).toBe(
      work?.total.amountCents,
    );
  });

  test('duePay pages by cursor', async () => {
    const one = present(
      (await run(dueQuery, { as: 'member', variables: { first: 1 } })).data?.location?.duePay,
    );
    const after = one.pageInfo.endCursor;
    const two = await run(dueQuery, { as: 'member', variables: { first: 1, after } });

    expect(one.edges).toHaveLength(1);
    expect(two.data?.location?.duePay?.edges[0]?.node.id).not.toBe(one.edges[0]?.node.id);
  });

  test('duePay is null with an error for onsite managers, who see why', async () => {
    const { data, errors } = await run(dueQuery, { as: 'onsite' });

    expect(data?.location).toMatchObject({
      duePay: null,
      viewerCanPay: false,
      viewerCannotPayReason: expect.stringContaining('see what is due and pay pros'),
    });
    expect(errors).toMatchObject([{ path: ['location', 'duePay'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('dueTotal', () => {
  const totalQuery = graphql(`
    query {
      location(databaseId: 1) {
        duePay(first: 100) {
          edges {
            node {
              pay {
                isPayable
                total {
                  amountCents
                }
              }
            }
          }
        }
        dueTotal {
          amount {
            amountCents
          }
          gigs
          pros
        }
      }
    }
  `);

  test('dueTotal is the sum of all that can be paid', async () => {
    const { data, errors } = await run(totalQuery, { as: 'member' });

    expect(errors).toBeUndefined();
    const { duePay, dueTotal } = present(data?.location);
    const payable = present(duePay).edges.map(({ node }) =>
      present(node.pay).filter(({ isPayable }) => isPayable),
    );
    const cents = payable.flat().map(({ total }) => total.amountCents);
    expect(dueTotal).toMatchObject({
      amount: { amountCents: cents.reduce((sum, each) => sum + each, 0) },
      gigs: payable.filter((works) => works.length > 0).length,
    });
    expect(dueTotal?.pros).toBeGreaterThan(1);
  });

  test('dueTotal is null with an error for onsite managers', async () => {
    const { data, errors } = await run(totalQuery, { as: 'onsite' });

    expect(data?.location?.dueTotal).toBeNull();
    expect(errors).toContainEqual(
      expect.objectContaining({
        path: ['location', 'dueTotal'],
        extensions: expect.objectContaining({ code: 'FORBIDDEN' }),
      }),
    );
  });
});

describe('payPros', () => {
  test('payPros submits payments with a result for each pro', async () => {
    const { errors, results } = await pay([
      { applicationId: first },
      { applicationId: open },
      { applicationId: 'nonsense' },
      { applicationId: second, tipCents: 1000, bonusCents: 0 },
    ]);

    expect(errors).toEqual([]);
    expect(results).toMatchObject([
      { applicationId: first, application: { payment: { status: 'SUBMITTED' } }, errors: [] },
      {
        applicationId: open,
        application: null,
        errors: [{ code: 'INVALID_TRANSITION', path: ['payments', '1', 'applicationId'] }],
      },
      { application: null, errors: [{ code: 'NOT_FOUND', path: ['payments', '2', 'applicationId'] }] },
      { applicationId: second, application: { payment: { status: 'SUBMITTED' } }, errors: [] },
    ]);
  });

  test('payPros pays and reads the pay of the gig by one call for all pros, with or without tips', async () => {
    const payments = [
      { applicationId: first, tipCents: 1000 },
      { applicationId: second, tipCents: 500, bonusCents: 200 },
    ];
    const { plan } = await run(payMutation, {
      as: 'member',
      variables: { input: { gigId: gig.id, payments } },
    });

    expect(plan).toBe('wave 1\n  POST /staffer/gigs/{gigId}/pay/ (include)');
  });

  test('payPros reads the pay of the gig by itself where a server does not include it', async () => {
    const server = await startOtherServer({
      rewrite: (key, value) => (key === 'due_pay' ? undefined : value),
    });
    onTestFinished(server.close);
    const { data, errors } = await server.run(payMutation, {
      as: 'admin',
      variables: { input: { gigId: gig.id, payments: [{ applicationId: first }] } },
    });

    expect(errors).toBeUndefined();
    expect(data?.payPros.gig?.pay).toBeInstanceOf(Array);
  });

  test('payPros returns the pay of the gig with the tip', async () => {
    const { gig: paid } = await pay([{ applicationId: first, tipCents: 1000 }]);

    expect(present(paid?.pay).map(({ tip }) => tip.amountCents)).toContain(1000);
  });

  test('payPros refuses a tip before the end at its field', async () => {
    stack.upstream.clock.advance(-10 * 60);
    const { results } = await pay([{ applicationId: first, tipCents: 500 }]);

    expect(results[0]?.errors).toEqual([
      {
        code: 'INVALID',
        message: 'A tip can be given once the shift has ended.',
        path: ['payments', '0', 'tipCents'],
      },
    ]);
  });

  test('payPros names the missing payment method in each result', async () => {
    await stack.upstream.database.deleteFrom('payment_methods').execute();
    const { results } = await pay([{ applicationId: first }, { applicationId: second, tipCents: 1 }]);

    expect(results.map(({ errors }) => errors[0]?.code)).toEqual([
      'PAYMENT_METHOD_MISSING',
      'PAYMENT_METHOD_MISSING',
    ]);
  });

  test('payPros refuses an empty list', async () => {
    expect((await pay([])).errors).toMatchObject([{ code: 'REQUIRED', path: ['payments'] }]);
  });

  test.each<[string, () => Payments, string[]]>([
    ['a pro twice', () => [{ applicationId: first }, { applicationId: first }], ['payments']],
    [
      'a tip above the limit',
      () => [{ applicationId: first, tipCents: 100_001 }],
      ['payments', '0', 'tipCents'],
    ],
    ['a negative bonus', () => [{ applicationId: first, bonusCents: -1 }], ['payments', '0', 'bonusCents']],
  ])('payPros refuses %s as a whole', async (_what, payments, path) => {
    const { errors, results, gig: changed } = await pay(payments());

    expect(errors).toMatchObject([{ code: 'INVALID', path }]);
    expect({ results, changed }).toEqual({ results: [], changed: null });
  });
});

test('a pro of another gig is not paid, with a tip or without one', async () => {
  const other = await stack.upstream.database
    .selectFrom('gig_applications')
    .select('id')
    .where('gig_id', '<>', gig.databaseId)
    .where('location_id', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const elsewhere = Buffer.from(`GigApplication:${other.id}`).toString('base64');

  for (const tipCents of [null, 0]) {
    const { results } = await pay([{ applicationId: elsewhere, tipCents }]);
    expect(results).toMatchObject([{ errors: [{ code: 'NOT_FOUND' }] }]);
  }
});
