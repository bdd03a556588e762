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

/** A pro of a gig that was cancelled late claims an hour more than was guaranteed. Returns the number of the dispute. */
export async function disputeCancellation({ upstream }: TestStack, gigId: number): Promise<number> {
  const { database, clock } = upstream;
  const work = await database
    .selectFrom('gig_applications')
    .select(['id', 'gig_id', 'location_id', 'pro_id', 'guaranteed_minutes'])
    .where('gig_id', '=', gigId)
    .where('guaranteed_minutes', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id: application_id, guaranteed_minutes, ...place } = work;
  const now = clock.now();
  const { id } = await database
    .insertInto('disputes')
    .values({
      ...place,
      application_id,
      subject: 'CANCELLATION',
      contested_value: guaranteed_minutes ?? 0,
      claimed_value: (guaranteed_minutes ?? 0) + 60,
      contested_ts: now,
      created_ts: now,
      answer_due_ts: new Date(now.getTime() + 72 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
