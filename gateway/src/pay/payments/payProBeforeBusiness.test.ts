import { beforeEach, expect, test } from 'vitest';
import type { BusyGig } from '../../testing/busiestGig.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { finishWork } from '../../testing/payDay.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();

let gig: BusyGig;
let first: string;
let unconfirmed: string;

beforeEach(async () => {
  await stack.reset();
  gig = await finishWork(stack);
  [first = '', , unconfirmed = ''] = gig.applicants.map(({ id }) => id);
  await stack.upstream.database.updateTable('pros').set({ has_stripe_id: true }).execute();
});

const document = graphql(`
  mutation ($input: PayProBeforeBusinessInput!) {
    payProBeforeBusiness(input: $input) {
      errors {
        code
        path
        message
      }
      application {
        status
        payment {
          status
        }
        proPayment {
          status
        }
      }
      gig {
        pay {
          paymentStatus
          application {
            id
          }
        }
      }
    }
  }
`);

const pay = (applicationId: string) => mutate(stack, document, { as: 'admin', input: { applicationId } });

test('payProBeforeBusiness sends the payout while the business still owes the charge', async () => {
  const { errors, application, gig: changed } = await pay(first);

  expect(errors).toEqual([]);
  expect(application).toEqual({
    status: 'PRO_PAYMENT_PROCESSING',
    payment: null,
    proPayment: { status: 'SUBMITTED' },
  });
  const work = changed?.pay?.find((one) => one.application.id === first);
  expect(work?.paymentStatus).toBe('PRO_PAYMENT_PROCESSING');
});

test('payProBeforeBusiness refuses to pay a pro twice', async () => {
  await pay(first);

  expect(await pay(first)).toMatchObject({
    errors: [
      { code: 'INVALID_TRANSITION', message: 'The pro is paid already, or the payout is on its way.' },
    ],
    application: null,
    gig: null,
  });
});

test('payProBeforeBusiness refuses work that no one confirmed', async () => {
  expect(await pay(unconfirmed)).toMatchObject({
    errors: [{ code: 'INVALID_TRANSITION', message: 'Only the work of a confirmed pro can be paid.' }],
  });
});
