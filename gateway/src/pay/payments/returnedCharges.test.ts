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

const rest = async (path: string) =>
  fetch(new URL(`/api/sandbox/${path}`, stack.upstream.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${await stack.tokenOf('member')}`, 'content-type': 'application/json' },
    body: '{}',
  });

/** What the bank of the business does from now on. */
const setCard = (test_card: 'SUCCESS' | 'REVERSED_LATER' | 'REVERSED_IN_VAIN' | 'PARTLY_REVERSED') =>
  database.updateTable('sandbox_setup_intents').set({ test_card }).execute();

async function settle(minutes: number) {
  for (let step = 0; step < 6; step += 1) {
    await rest('due-work/');
    clock.advance(minutes);
  }
}

const payMutation = graphql(`
  mutation ($input: PayProsInput!) {
    payPros(input: $input) {
      charge {
        amountCents
      }
      results {
        errors {
          message
        }
      }
    }
  }
`);

const pay = () =>
  mutate(stack, payMutation, {
    as: 'member',
    input: { gigId: gig.id, payments: [{ applicationId: first }] },
  });

const workQuery = graphql(`
  query ($gig: DatabaseId!, $location: DatabaseId!) {
    gig(databaseId: $gig) {
      pay {
        isPayable
        failure
        returnedPart {
          amountCents
        }
        total {
          amountCents
        }
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
    location(databaseId: $location) {
      home {
        items {
          kind
          count
        }
      }
    }
  }
`);

async function read() {
  const { data } = await stack.run(workQuery, {
    as: 'member',
    variables: { gig: gig.databaseId, location: 1 },
  });
  const failed = data?.location?.home?.items?.find(({ kind }) => kind === 'PAYMENT_FAILED');
  return {
    work: present(data?.gig?.pay).find(({ application }) => application.id === first),
    failedGigs: failed?.count ?? 0,
  };
}

const payoutAttempts = () =>
  database
    .selectFrom('payments')
    .innerJoin('gig_applications', 'gig_applications.id', 'payments.application_id')
    .select('attempt')
    .where('gig_id', '=', gig.databaseId)
    .where('kind', '=', 'PAYOUT')
    .execute();

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  first = present(gig.applicants[0]).id;
  await database.updateTable('pros').set({ has_stripe_id: true }).execute();
  await database.updateTable('locations').set({ auto_approve_hours_enabled: false }).execute();
});

test('a charge that comes back is failed pay; its retry charges the business and pays no pro twice', async () => {
  await setCard('REVERSED_LATER');
  const before = await read();
  const charged = present((await pay()).charge).amountCents;
  await settle(30);
  expect((await read()).work).toMatchObject({
    application: { status: 'PAID', payment: { status: 'AVAILABLE' }, proPayment: { status: 'AVAILABLE' } },
  });

  await settle(16 * 60);
  const returned = await read();
  expect(returned.work).toMatchObject({
    isPayable: true,
    failure: 'CHARGE_REVERSED',
    payoutFailure: null,
    application: {
      status: 'BUSINESS_PAYMENT_FAILED',
      payment: { status: 'FAILED' },
      proPayment: { status: 'AVAILABLE' },
    },
  });
  expect(returned.failedGigs).toBe(before.failedGigs + 1);

  await setCard('SUCCESS');
  expect(await pay()).toMatchObject({ charge: { amountCents: charged }, results: [{ errors: [] }] });
  await settle(30);
  const again = await read();
  expect(again.work).toMatchObject({
    isPayable: false,
    failure: null,
    application: { status: 'PAID', payment: { status: 'AVAILABLE' }, proPayment: { status: 'AVAILABLE' } },
  });
  expect(again.failedGigs).toBe(before.failedGigs);
  expect(await payoutAttempts()).toEqual([{ attempt: 1 }]);
});

test('a charge whose claim is won after all is paid again, without a retry', async () => {
  await setCard('REVERSED_IN_VAIN');
  await pay();
  await settle(16 * 60);
  expect((await read()).work).toMatchObject({ isPayable: true, failure: 'CHARGE_REVERSED' });

  await settle(12 * 60);
  expect((await read()).work).toMatchObject({
    isPayable: false,
    failure: null,
    application: { status: 'PAID', payment: { status: 'AVAILABLE' }, proPayment: { status: 'AVAILABLE' } },
  });
  expect(await payoutAttempts()).toEqual([{ attempt: 1 }]);
});

test('a part of a charge that comes back is failed pay; its retry charges that part', async () => {
  await setCard('PARTLY_REVERSED');
  const total = present((await pay()).charge).amountCents;
  await settle(30);
  expect((await read()).work).toMatchObject({ returnedPart: null, application: { status: 'PAID' } });

  await settle(16 * 60);
  const part = Math.ceil(total / 4);
  expect((await read()).work).toMatchObject({
    isPayable: true,
    failure: 'CHARGE_REVERSED',
    returnedPart: { amountCents: part },
    total: { amountCents: total },
    application: { status: 'BUSINESS_PAYMENT_FAILED', proPayment: { status: 'AVAILABLE' } },
  });

  await setCard('SUCCESS');
  expect(await pay()).toMatchObject({ charge: { amountCents: part }, results: [{ errors: [] }] });
  await settle(30);
  expect((await read()).work).toMatchObject({
    failure: null,
    returnedPart: null,
    application: { status: 'PAID', payment: { status: 'AVAILABLE' } },
  });
  expect(await payoutAttempts()).toEqual([{ attempt: 1 }]);
});
