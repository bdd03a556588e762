import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Checks the postings so far within the current savepoint. What the ledger refuses must not come up at the end of the
 * transaction, where it would take the payments of others along.
 */
export async function checkPostings(trx: Transaction<Tables>): Promise<void> {
  await sql`set constraints require_balanced_posting immediate`.execute(trx);
  await sql`set constraints require_balanced_posting deferred`.execute(trx);
}
