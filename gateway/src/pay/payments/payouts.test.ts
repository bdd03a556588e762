import { beforeEach, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database, clock } = stack.upstream;

let gig: BusyGig;
let first: string;
let second: string;
let firstPro: number;

const rest = async (method: string, path: string, body: object = {}) =>
  fetch(new URL(`/api/sandbox/${path}`, stack.upstream.url), {
    method,
    headers: { authorization: `Bearer ${await stack.tokenOf('member')}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const giveAccount = async (account: string) =>
  expect((await rest('PUT', `pros/${firstPro}/payout-account/`, { test_account: account })).status).toBe(200);

/** Lets the time pass that money needs to arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await rest('POST', 'due-work/');
    clock.advance(30);
  }
}

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  [first = '', second = ''] = gig.applicants.map(({ id }) => id);
  const [applicant] = gig.applicants;
  const row = await database
    .selectFrom('gig_applications')
    .select('pro_id')
    .where('id', '=', present(applicant).databaseId)
    .executeTakeFirstOrThrow();
  firstPro = row.pro_id;
  await database.updateTable('pros').set({ has_stripe_id: true }).execute();
});

const payMutation = graphql(`
  mutation ($input: PayProsInput!) {
    payPros(input: $input) {
      charge {
        amountCents
      }
      results {
        applicationId
        errors {
          code
          path
          message
        }
      }
    }
  }
`);

const pay = async (...ids: string[]) =>
  mutate(stack, payMutation, {
    as: 'member',
    input: { gigId: gig.id, payments: ids.map((applicationId) => ({ applicationId })) },
  });

const workQuery = graphql(`
  query ($gig: DatabaseId!) {
    gig(databaseId: $gig) {
      pay {
        isPayable
        hasPayoutAccount
        failure
        payoutFailure
        application {
          id
          status
          payment {
            status
          }
          proPayment {
            status
          }
        }
      }
    }
  }
`);

async function work() {
  const { data } = await stack.run(workQuery, { as: 'member', variables: { gig: gig.databaseId } });
  return present(data?.gig?.pay).find(({ application }) => application.id === first);
}

test('a pro without a payout account is refused by name, and the others are paid', async () => {
  await giveAccount('NONE');
  expect(await work()).toMatchObject({ isPayable: false, hasPayoutAccount: false, payoutFailure: null });
  const { results } = await pay(first, second);

  expect(results).toEqual([
    {
      applicationId: first,
      errors: [
        {
          code: 'PAYOUT_ACCOUNT_MISSING',
          path: ['payments', '0', 'applicationId'],
          message: expect.stringMatching(/ cannot be paid yet\. Ask them to finish their payout account/),
        },
      ],
    },
    { applicationId: second, errors: [] },
  ]);
});

test('a failed payout says why, and its retry charges nothing', async () => {
  await giveAccount('REFUSED');
  expect(present((await pay(first)).charge).amountCents).toBeGreaterThan(0);
  await settle();
  expect(await work()).toMatchObject({
    isPayable: true,
    hasPayoutAccount: true,
    failure: null,
    payoutFailure: 'PAYOUT_REFUSED',
    application: { status: 'PAID', payment: { status: 'AVAILABLE' }, proPayment: { status: 'FAILED' } },
  });

  await giveAccount('SUCCESS');
  expect(await pay(first)).toMatchObject({ charge: { amountCents: 0 }, results: [{ errors: [] }] });
  await settle();
  expect(await work()).toMatchObject({
    isPayable: false,
    payoutFailure: null,
    application: { payment: { status: 'AVAILABLE' }, proPayment: { status: 'AVAILABLE' } },
  });
});

test('PRO_PAYMENT_FAILED is the status where the business was not charged', async () => {
  await database.updateTable('locations').set({ invoicing_enabled: true }).where('id', '=', 1).execute();
  await giveAccount('CLOSED');
  await pay(first);
  await settle();

  expect(await work()).toMatchObject({
    payoutFailure: 'PAYOUT_ACCOUNT_CLOSED',
    application: { status: 'PRO_PAYMENT_FAILED', proPayment: { status: 'ERROR' } },
  });
});
