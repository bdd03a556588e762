import type { Database } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { ApiError } from '../../platform/errors.ts';

/**
 * Locks a delivery that the caller has leased, and its webhook.
 *
 * @throws ApiError conflict when the lease is over, or the delivery no longer exists
 */
export async function lockLeased(trx: Database, held: { id: number; lease: string }, now: Date) {
  const delivery = await trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', held.id)
    .where('lease_hash', '=', hashToken(held.lease))
    .where('lease_until_ts', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) throw new ApiError('conflict', 'The lease of this delivery is over.');
  const webhook = await trx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { delivery, webhook };
}
