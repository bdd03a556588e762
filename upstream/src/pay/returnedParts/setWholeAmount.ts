import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { owedFor } from '../ledger/owed.ts';

/** The charge for some work is for all of it again, where the last attempt was for a part. */
export async function setWholeAmount(trx: Transaction<Tables>, applicationId: number): Promise<void> {
  const owed = (await owedFor(trx, [applicationId])).get(applicationId);
  await trx
    .updateTable('payments')
    .set({ amount_cents: owed?.BUSINESS_RECEIVABLE ?? 0 })
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'CHARGE')
    .execute();
}
