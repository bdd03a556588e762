import { beforeEach, expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { grillIds } from '../../testing/grillIds.ts';
import { mutate } from '../../testing/mutate.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { database, clock, url } = stack.upstream;

const resolveMutation = graphql(`
  mutation ($input: ResolveDisputeInput!) {
    resolveDispute(input: $input) {
      errors {
        message
      }
      dispute {
        databaseId
      }
    }
  }
`);
const retryMutation = graphql(`
  mutation ($input: RetryDisputePaymentInput!) {
    retryDisputePayment(input: $input) {
      errors {
        code
      }
      dispute {
        payment {
          isPayout
          status
        }
      }
    }
  }
`);
const paymentQuery = graphql(`
  query ($databaseId: DatabaseId!) {
    dispute(databaseId: $databaseId) {
      payment {
        isPayout
        status
        failure
      }
    }
  }
`);

const setCard = (test_card: 'SUCCESS' | 'REVERSED_LATER') =>
  database.updateTable('sandbox_setup_intents').set({ test_card }).execute();

async function settle(minutes: number) {
  for (let step = 0; step < 6; step += 1) {
    await fetch(new URL('/api/sandbox/due-work/', url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await stack.tokenOf('member')}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    clock.advance(minutes);
  }
}

beforeEach(() => stack.reset());

test('a charge that comes back after the pro was paid reads as failed, and its retry charges the business alone', async () => {
  await database.updateTable('pros').set({ has_stripe_id: true }).execute();
  await setCard('REVERSED_LATER');
  const { escalatedDisputeId: disputeId } = await grillIds(stack);
  const input = { disputeId, decision: 'FOR_PRO' as const, note: 'The posting says so.' };
  const { dispute } = await mutate(stack, resolveMutation, { as: 'admin', input });
  const databaseId = dispute?.databaseId ?? 0;
  const payment = async () =>
    (await stack.run(paymentQuery, { as: 'member', variables: { databaseId } })).data?.dispute?.payment;
  await settle(31);
  expect(await payment()).toEqual({ isPayout: true, status: 'AVAILABLE', failure: null });

  await settle(16 * 60);
  expect(await payment()).toEqual({ isPayout: false, status: 'FAILED', failure: 'CHARGE_REVERSED' });

  await setCard('SUCCESS');
  expect(await mutate(stack, retryMutation, { as: 'member', input: { disputeId } })).toEqual({
    errors: [],
    dispute: { payment: { isPayout: false, status: 'SUBMITTED' } },
  });
  await settle(31);
  expect(await payment()).toEqual({ isPayout: true, status: 'AVAILABLE', failure: null });
  const payouts = database.selectFrom('dispute_payments').select('attempt').where('kind', '=', 'PAYOUT');
  expect(await payouts.where('dispute_id', '=', databaseId).execute()).toEqual([{ attempt: 1 }]);
});
