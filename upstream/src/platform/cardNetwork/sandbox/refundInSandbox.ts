import type { Database } from '../../database/database.ts';
import type { Refund, RefundOutcome } from '../refund.ts';

/** Records a refund once per key; there is nothing to refund of a charge that is unknown, declined or returned. */
export async function refundInSandbox(
  database: Database,
  { idempotencyKey, chargeKey, cents }: Refund,
  now: Date,
): Promise<RefundOutcome> {
  const charge = await database
    .selectFrom('sandbox_charges')
    .select(['is_declined', 'is_returned'])
    .where('idempotency_key', '=', chargeKey)
    .executeTakeFirst();
  if (!charge || charge.is_declined || charge.is_returned) return 'FAILED';
  await database
    .insertInto('sandbox_refunds')
    .values({ idempotency_key: idempotencyKey, charge_key: chargeKey, amount_cents: cents, created_ts: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'REFUNDED';
}
