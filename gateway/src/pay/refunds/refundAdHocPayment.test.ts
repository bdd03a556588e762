import { beforeEach, expect, test } from 'vitest';
import { chargedAdHocPayment } from '../../testing/chargedAdHocPayment.ts';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { reset, upstream } = stack;

let payment: Awaited<ReturnType<typeof chargedAdHocPayment>>;
beforeEach(async () => {
  await reset();
  payment = await chargedAdHocPayment(stack);
});

const document = graphql(`
  mutation ($input: RefundAdHocPaymentInput!) {
    refundAdHocPayment(input: $input) {
      errors {
        code
        path
        message
      }
      refunds {
        way
        status
      }
      payment {
        id
        refundable {
          amountCents
        }
        refunds {
          reason
          createdByName
          createdAt
          settledAt
          amount {
            amountCents
          }
        }
      }
    }
  }
`);

const reason = 'The bonus was meant for another pro.';
const refund = (input: object = {}, as: Person = 'admin') =>
  mutate(stack, document, {
    as,
    input: { paymentId: payment.paymentId, amountCents: 500, reason, ...input },
  });

test('refundAdHocPayment refunds a part of the payment, which then shows it', async () => {
  expect(await refund()).toMatchObject({
    errors: [],
    refunds: [{ way: 'PAYMENT_METHOD', status: 'SUBMITTED' }],
    payment: {
      id: payment.paymentId,
      refundable: { amountCents: payment.cents - 500 },
      refunds: [
        {
          reason,
          createdByName: expect.stringMatching(/\w/),
          createdAt: expect.any(String),
          amount: { amountCents: 500 },
        },
      ],
    },
  });
});

test('refundAdHocPayment refuses more than was paid, at its field', async () => {
  expect(await refund({ amountCents: payment.cents + 1 })).toMatchObject({
    errors: [{ path: ['amountCents'], message: `At most $${(payment.cents / 100).toFixed(2)}` }],
    refunds: null,
    payment: null,
  });
});

test('refundAdHocPayment says at its field that there is no such payment', async () => {
  expect(await refund({ paymentId: globalId('AdHocPayment', 999999) })).toMatchObject({
    errors: [{ code: 'NOT_FOUND', path: ['paymentId'] }],
  });
});

test('refundAdHocPayment validates the whole input at once', async () => {
  expect(await refund({ paymentId: 'x', amountCents: 0, reason: ' ' })).toMatchObject({
    errors: [{ path: ['paymentId'] }, { path: ['amountCents'] }, { path: ['reason'] }],
  });
});

test('a refund of an ad-hoc payment is only validated where that is asked for', async () => {
  expect(await refund({ validateOnly: true })).toMatchObject({ errors: [], refunds: null, payment: null });
  expect(await upstream.database.selectFrom('refunds').select('id').execute()).toEqual([]);
});
