import { beforeEach, describe, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run } = stack;

let gig: BusyGig;
let applicationId: string;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  applicationId = present(gig.applicants[0]).id;
});

const paymentFields = graphql(`
  fragment PaymentFields on AdHocPayment {
    id
    databaseId
    reason
    status
    isFailed
    chargedToBusiness
    employmentType
    description
    submittedAt
    amount {
      amountCents
    }
    charge {
      amountCents
    }
    error {
      code
      message
    }
    workingHours {
      startTime
      endTime
    }
  }
`);

const sendMutation = graphql(
  `
    mutation ($input: SendAdHocPaymentInput!) {
      sendAdHocPayment(input: $input) {
        errors {
          code
          path
          message
        }
        payment {
          ...PaymentFields
        }
      }
    }
  `,
  [paymentFields],
);

const retryMutation = graphql(`
  mutation ($input: RetryAdHocPaymentInput!) {
    retryAdHocPayment(input: $input) {
      errors {
        code
        path
      }
      payment {
        status
        isFailed
        error {
          code
        }
      }
    }
  }
`);

type Input = VariablesOf<typeof sendMutation>['input'];

const send = (change: Partial<Input> = {}, as: Person = 'member') =>
  mutate(stack, sendMutation, {
    as,
    input: { applicationId, reason: 'PRO_BONUS', amountCents: 2000, ...change },
  });

const retry = (paymentId: string, as: Person = 'member') =>
  mutate(stack, retryMutation, { as, input: { paymentId } });

const listQuery = graphql(
  `
    query (
      $first: Int
      $after: String
      $gigId: DatabaseId
      $statuses: [PaymentStatus!]
      $reasons: [AdHocPaymentReason!]
    ) {
      location(databaseId: 1) {
        adHocPayments(first: $first, after: $after, gigId: $gigId, statuses: $statuses, reasons: $reasons) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              ...PaymentFields
              pro {
                displayName
              }
              gig {
                skill {
                  name
                }
              }
            }
          }
        }
      }
    }
  `,
  [paymentFields],
);

async function list(variables: VariablesOf<typeof listQuery> = {}) {
  const { data, calls } = await run(listQuery, { as: 'member', variables: { first: 25, ...variables } });
  const { totalCount, pageInfo, edges } = present(data?.location?.adHocPayments);
  return { totalCount, pageInfo, calls, payments: edges.map(({ node }) => node) };
}

const markPaid = () =>
  stack.upstream.database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE' })
    .where('id', '=', present(gig.applicants[0]).databaseId)
    .execute();

/** The hours of the work until so many minutes after its end. */
async function hoursUntil(minutesAfterEnd: number) {
  const work = await stack.upstream.database
    .selectFrom('gig_applications')
    .select(['work_start_time', 'work_end_time'])
    .where('id', '=', present(gig.applicants[0]).databaseId)
    .executeTakeFirstOrThrow();
  return {
    startTime: work.work_start_time.toISOString(),
    endTime: new Date(work.work_end_time.getTime() + minutesAfterEnd * 60_000).toISOString(),
  };
}

describe('the ad-hoc payments of a location', () => {
  test('ad-hoc payments come the newest first with pros and gigs, by one call for the list and one for the gigs', async () => {
    const { payments, totalCount, calls } = await list();

    expect(payments).toHaveLength(present(totalCount));
    const numbers = payments.map(({ databaseId }) => databaseId);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(payments.every(({ pro, gig: worked }) => pro?.displayName && worked?.skill.name)).toBe(true);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'listAdHocPayments', 'listGigs']);
  });

  test('ad-hoc payments say why one failed, and who bears the cost', async () => {
    const { payments } = await list();

    expect(payments.find(({ reason }) => reason === 'REIMBURSEMENT')).toMatchObject({
      isFailed: true,
      error: { code: 'CARD_DECLINED', message: 'The card was declined.' },
    });
    expect(payments.find(({ reason }) => reason === 'TOS')).toMatchObject({
      chargedToBusiness: false,
      charge: { amountCents: 0 },
      error: null,
    });
  });

  test('ad-hoc payments can be narrowed by status, reason and gig, and go on after a cursor', async () => {
    const all = await list();
    const failed = await list({ statuses: ['FAILED', 'ERROR'] });
    const tips = await list({ reasons: ['TIP'] });
    const start = await list({ first: 2 });
    const rest = await list({ after: start.pageInfo.endCursor });

    expect(failed.payments.every(({ isFailed }) => isFailed)).toBe(true);
    expect(failed.payments.length).toBeGreaterThan(0);
    expect(tips.payments.map(({ reason }) => reason)).toEqual(['TIP']);
    expect([...start.payments, ...rest.payments]).toEqual(all.payments);
    await send();
    expect((await list({ gigId: gig.databaseId })).totalCount).toBe(1);
  });

  test('ad-hoc payments are null with an error for onsite managers', async () => {
    const { data, errors } = await run(listQuery, { as: 'onsite', variables: {} });

    expect(data?.location).toEqual({ adHocPayments: null });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('ad-hoc payments are found again by their id, with their application', async () => {
    const { payment } = await send();
    const { data } = await run(
      graphql(`
        query ($id: ID!) {
          node(id: $id) {
            ... on AdHocPayment {
              databaseId
              application {
                id
              }
            }
          }
        }
      `),
      { as: 'member', variables: { id: present(payment).id } },
    );

    expect(data?.node).toEqual({
      databaseId: payment?.databaseId,
      application: { id: applicationId },
    });
  });
});

describe('sendAdHocPayment', () => {
  test('sendAdHocPayment submits a payment that is charged to the business', async () => {
    const { errors, payment } = await send({ description: ' Stayed late ' });

    expect(errors).toEqual([]);
    expect(payment).toMatchObject({
      reason: 'PRO_BONUS',
      status: 'SUBMITTED',
      amount: { amountCents: 2000 },
      chargedToBusiness: true,
      description: 'Stayed late',
      error: null,
      workingHours: null,
    });
    expect(payment?.charge?.amountCents).toBeGreaterThan(2000);
  });

  test('sendAdHocPayment keeps the same payment again as a duplicate, which a retry pays as well', async () => {
    await send();
    const { errors, payment } = await send();

    expect(errors).toEqual([]);
    expect(payment).toMatchObject({ isFailed: true, error: { code: 'DUPLICATE' } });
    expect(await retry(present(payment).id)).toMatchObject({
      errors: [],
      payment: { status: 'SUBMITTED', isFailed: false, error: null },
    });
  });

  test('sendAdHocPayment pays the hours that additionalPay says', async () => {
    await markPaid();
    const hours = await hoursUntil(30);
    const document = graphql(`
      query ($id: ID!, $startTime: DateTime!, $endTime: DateTime!) {
        node(id: $id) {
          ... on GigApplication {
            additionalPay(startTime: $startTime, endTime: $endTime) {
              minutes
              amount {
                amountCents
              }
            }
          }
        }
      }
    `);
    const { data } = await run(document, { as: 'member', variables: { id: applicationId, ...hours } });
    const additional = data?.node && 'additionalPay' in data.node ? data.node.additionalPay : null;
    const { amountCents } = present(additional).amount;
    const { errors, payment } = await send({ reason: 'ADJUST_HOURS', amountCents, ...hours });

    expect(additional).toMatchObject({ minutes: 30 });
    expect(errors).toEqual([]);
    expect(payment?.workingHours).toEqual(hours);
    const { errors: refused } = await send({ reason: 'ADJUST_HOURS', amountCents, ...hours });
    expect(refused).toMatchObject([{ path: ['endTime'], message: 'These hours are paid already.' }]);
    const backwards = { id: applicationId, startTime: hours.endTime, endTime: hours.startTime };
    const { errors: faults } = await run(document, { as: 'member', variables: backwards });
    expect(faults).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'endTime' } }]);
  });

  test('sendAdHocPayment reimburses pros of a shift that was cancelled late, and refuses what needs work', async () => {
    await stack.upstream.database
      .updateTable('gig_applications')
      .set({
        is_cancelled: true,
        cancellation_reason: 'CANCELLED_BY_BRIGADE_LOCATION_MANAGER',
        guaranteed_minutes: 240,
      })
      .where('id', '=', present(gig.applicants[0]).databaseId)
      .execute();

    expect(await send()).toEqual({
      errors: [
        {
          code: 'INVALID_TRANSITION',
          path: ['reason'],
          message: 'This shift was cancelled late: only a reimbursement or another payment can be added.',
        },
      ],
      payment: null,
    });
    expect(await send({ reason: 'REIMBURSEMENT', description: 'Train ticket' })).toMatchObject({
      errors: [],
      payment: { reason: 'REIMBURSEMENT', amount: { amountCents: 2000 } },
    });
  });

  test('sendAdHocPayment lets platform admins settle claims and spare the business', async () => {
    const { payment } = await send({ reason: 'TOS', chargesBusiness: false }, 'admin');

    expect(payment).toMatchObject({ reason: 'TOS', chargedToBusiness: false, charge: { amountCents: 0 } });
    expect(await send({ reason: 'TOS' })).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['reason'] }],
      payment: null,
    });
    expect(await send({ chargesBusiness: false }, 'owner')).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['chargesBusiness'] }],
    });
  });

  test('sendAdHocPayment lets platform admins choose how the pro is employed for it', async () => {
    const { payment } = await send({ amountCents: 1111, employmentType: 'W2' }, 'admin');

    expect(payment).toMatchObject({ employmentType: 'W2', chargedToBusiness: true });
    expect(await send({ amountCents: 2222 })).toMatchObject({ payment: { employmentType: 'F1099' } });
    expect(await send({ amountCents: 1111, employmentType: 'W2' })).toMatchObject({
      errors: [{ code: 'FORBIDDEN', path: ['employmentType'] }],
      payment: null,
    });
  });

  test.each<[string, Partial<Input>, string, string]>([
    ['too little', { amountCents: 49 }, 'amountCents', 'Amount must be at least $0.50'],
    ['too much', { amountCents: 1_000_001 }, 'amountCents', 'Amount must be at most $10,000'],
    ['no description', { reason: 'OTHER' }, 'description', 'This field is required'],
    [
      'an empty description',
      { reason: 'REIMBURSEMENT', description: ' ' },
      'description',
      'This field is required',
    ],
    ['a long description', { description: 'x'.repeat(501) }, 'description', 'At most 500 characters'],
    [
      'no end',
      { reason: 'ADJUST_HOURS', startTime: '2026-03-02T15:00:00Z' },
      'endTime',
      'This field is required',
    ],
    [
      'hours that end before they start',
      { reason: 'ADJUST_HOURS', startTime: '2026-03-02T15:00:00Z', endTime: '2026-03-02T14:00:00Z' },
      'endTime',
      'The end must be after the start.',
    ],
  ])('sendAdHocPayment refuses %s at its field', async (_what, change, field, message) => {
    const { errors, payment } = await send(change);

    expect(errors).toEqual([expect.objectContaining({ path: [field], message })]);
    expect(payment).toBeNull();
  });

  test('sendAdHocPayment refuses a tip before the end, and an application that is none', async () => {
    stack.upstream.clock.advance(-10 * 60);
    expect((await send({ reason: 'TIP' })).errors).toMatchObject([
      { path: ['reason'], message: 'A tip can be given once the shift has ended.' },
    ]);
    expect((await send({ applicationId: globalId('GigApplication', 999999) })).errors).toMatchObject([
      { code: 'NOT_FOUND', path: ['applicationId'] },
    ]);
  });
});

describe('adHocPaymentCost', () => {
  const costQuery = graphql(`
    query ($id: ID!, $amountCents: Int!) {
      node(id: $id) {
        ... on GigApplication {
          adHocPaymentCost(amountCents: $amountCents, reason: PRO_BONUS) {
            proAmount {
              amountCents
            }
            paymentAmount {
              amountCents
            }
            tipAmount {
              amountCents
            }
            tippingFee {
              amountCents
            }
            platformFee {
              amountCents
            }
            backgroundCheckFee {
              amountCents
            }
            paymentGatewayFee {
              amountCents
            }
          }
        }
      }
    }
  `);
  const cost = (amountCents: number) =>
    run(costQuery, { as: 'member', variables: { id: applicationId, amountCents } });

  test('adHocPaymentCost adds up to what the payment then charges', async () => {
    const { data } = await cost(2000);
    const parts = present(data?.node && 'adHocPaymentCost' in data.node ? data.node.adHocPaymentCost : null);
    const { paymentAmount, tipAmount, ...rest } = parts;

    expect(Object.values(rest).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      paymentAmount.amountCents,
    );
    expect(tipAmount.amountCents).toBe(0);
    expect((await send()).payment?.charge).toEqual(paymentAmount);
  });

  test('adHocPaymentCost refuses an amount below the minimum', async () => {
    expect((await cost(49)).errors).toMatchObject([
      { message: 'Amount must be at least $0.50', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

test('retryAdHocPayment refuses a payment that is on its way, and one of nowhere', async () => {
  const { payment } = await send();
  expect((await retry(present(payment).id)).errors).toMatchObject([{ code: 'INVALID_TRANSITION' }]);
  expect((await retry(globalId('AdHocPayment', 999999))).errors).toMatchObject([
    { code: 'NOT_FOUND', path: ['paymentId'] },
  ]);
  expect((await retry(applicationId)).errors).toMatchObject([{ code: 'INVALID', path: ['paymentId'] }]);
});
