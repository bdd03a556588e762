import { hashToken } from '../../platform/access/sessionToken.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import './exportTables.ts';

/**
 * Locks an export that the caller has leased.
 *
 * @throws ApiError conflict when the lease is over: the export was cancelled, deleted, or others run it
 */
export async function lockLeased(trx: Database, held: { id: number; lease: string }, now: Date) {
  const leased = await trx
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', held.id)
    .where('lease_hash', '=', hashToken(held.lease))
    .where('lease_until_ts', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!leased) throw new ApiError('conflict', 'The lease of this export is over.');
  return leased;
}
