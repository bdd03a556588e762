import type { Database } from '../../platform/database/database.ts';

/** Whether the payout of a dispute was submitted and has not failed: a charge that comes back leaves it to the pro. */
export async function hasLivePayout(database: Database, disputeId: number): Promise<boolean> {
  const payout = await database
    .selectFrom('dispute_payments')
    .select('status')
    .where('dispute_id', '=', disputeId)
    .where('kind', '=', 'PAYOUT')
    .where('status', 'not in', ['FAILED', 'ERROR'])
    .executeTakeFirst();
  return payout !== undefined;
}
