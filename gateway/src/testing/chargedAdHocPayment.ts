import type { TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

/** An ad-hoc payment at Copper Finch Grill whose charge has arrived: its id, and what the business paid, in cents. */
export async function chargedAdHocPayment({ upstream: { database } }: TestStack) {
  const { id, charge_cents } = await database
    .selectFrom('adhoc_payments')
    .select(['id', 'charge_cents'])
    .where('location_id', '=', 1)
    .where('status', '=', 'AVAILABLE')
    .where('charge_cents', '>', 0)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { paymentId: globalId('AdHocPayment', id), cents: charge_cents };
}
