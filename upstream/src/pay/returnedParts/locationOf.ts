import type { Database } from '../../platform/database/database.ts';
import type { PartSubject } from './partSubject.ts';

const tables = {
  application_id: 'gig_applications',
  adhoc_payment_id: 'adhoc_payments',
  dispute_id: 'disputes',
  invoice_id: 'invoices',
} as const;

/** The location whose charge it is; null for an invoice of several. */
export async function locationOf(database: Database, { column, id }: PartSubject): Promise<number | null> {
  const { location_id } = await database
    .selectFrom(tables[column])
    .select('location_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return location_id;
}
