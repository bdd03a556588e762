import { beforeEach, expect, test } from 'vitest';
import { invoicedWork } from '../../testing/demoInvoices.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { reset, upstream } = stack;

beforeEach(reset);

const document = graphql(`
  mutation ($input: RefundWorkInput!) {
    refundWork(input: $input) {
      errors {
        code
        path
        message
      }
      refunds {
        way
        status
        reason
        amount {
          amountCents
        }
      }
    }
  }
`);

async function refund(input: object = {}, as: Person = 'admin') {
  const { applicationId } = await invoicedWork(stack);
  return mutate(stack, document, {
    as,
    input: { applicationId, amountCents: 500, reason: 'The pro left at noon.', ...input },
  });
}

test('refundWork refunds a part of work on an invoice by the next one', async () => {
  expect(await refund()).toMatchObject({
    errors: [],
    refunds: [
      {
        way: 'INVOICE',
        status: 'SUBMITTED',
        reason: 'The pro left at noon.',
        amount: { amountCents: 500 },
      },
    ],
  });
});

test('refundWork refuses more than was paid, at its field', async () => {
  const { cents } = await invoicedWork(stack);
  expect(await refund({ amountCents: cents + 1 })).toMatchObject({
    errors: [{ path: ['amountCents'], message: `At most $${(cents / 100).toFixed(2)}` }],
    refunds: null,
  });
});

test('refundWork validates the whole input at once', async () => {
  expect(await refund({ amountCents: 0, reason: ' ' })).toMatchObject({
    errors: [{ path: ['amountCents'] }, { path: ['reason'] }],
  });
});

test('a refund of work is only validated where that is asked for', async () => {
  expect(await refund({ validateOnly: true })).toMatchObject({ errors: [], refunds: null });
  expect(await upstream.database.selectFrom('refunds').select('id').execute()).toEqual([]);
});

test('what the card of the demo was charged for a shift can be refunded in full', async () => {
  const { gig_id, charged } = await upstream.database
    .selectFrom('payments')
    .innerJoin('gig_applications', 'gig_applications.id', 'payments.application_id')
    .select(['gig_id', 'amount_cents as charged'])
    .where('location_id', '=', 1)
    .where('kind', '=', 'CHARGE')
    .where('payments.status', '=', 'AVAILABLE')
    .orderBy('application_id')
    .executeTakeFirstOrThrow();
  const { data } = await stack.run(
    graphql(`
      query ($id: DatabaseId!) {
        gig(databaseId: $id) {
          pay {
            application {
              id
            }
            refundable {
              amountCents
            }
          }
        }
      }
    `),
    { as: 'admin', variables: { id: gig_id } },
  );
  const work = data?.gig?.pay?.find(({ refundable }) => refundable?.amountCents === charged);

  expect(await refund({ applicationId: work?.application.id, amountCents: charged })).toMatchObject({
    errors: [],
    refunds: [{ way: 'PAYMENT_METHOD', status: 'SUBMITTED', amount: { amountCents: charged } }],
  });
});
