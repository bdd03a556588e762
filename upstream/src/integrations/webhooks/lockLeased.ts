import type { Database } from '../../platform/database/database.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { ApiError } from '../../platform/errors.ts';

/**
 * Locks a delivery that the caller has leased, and its webhook: the webhook first, as all do that change both, since
 * two transactions that lock them in different orders can wait for each other.
 *
 * @throws ApiError conflict when the lease is over, or the delivery no longer exists
 */
export async function lockLeased(trx: Database, held: { id: number; lease: string }, now: Date) {
  const leaseHash = hashToken(held.lease);
  const webhook = await trx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', 'in', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .select('webhook_id')
        .where('webhook_deliveries.id', '=', held.id)
        .where('lease_hash', '=', leaseHash),
    )
    .forUpdate()
    .executeTakeFirst();
  const delivery = await trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', held.id)
    .where('lease_hash', '=', leaseHash)
    .where('lease_until_ts', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!webhook || !delivery) throw new ApiError('conflict', 'The lease of this delivery is over.');
  return { delivery, webhook };
}
