import { graphql } from './graphql.ts';
import { grillIds } from './grillIds.ts';
import { mutate } from './mutate.ts';
import type { TestStack } from './startTestStack.ts';

/** Grants the disputed payment of the demo data, and lets its charge fail. Returns the global id of the dispute. */
export async function failDisputePayment(stack: TestStack): Promise<string> {
  const { escalatedDisputeId: disputeId } = await grillIds(stack);
  await mutate(
    stack,
    graphql(`
      mutation ($input: ResolveDisputeInput!) {
        resolveDispute(input: $input) {
          errors {
            code
          }
        }
      }
    `),
    { as: 'admin', input: { disputeId, decision: 'FOR_PRO', note: 'The posting says so.' } },
  );
  await stack.upstream.database
    .updateTable('dispute_payments')
    .set({ status: 'FAILED', failure_code: 'CARD_DECLINED', due_ts: null })
    .execute();
  return disputeId;
}
