import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The next invoice number of an organization. Others wait until the transaction ends: no number is skipped. */
export async function nextNumber(trx: Transaction<Tables>, organizationId: number): Promise<string> {
  const { last_number } = await trx
    .insertInto('invoice_numbers')
    .values({ organization_id: organizationId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('organization_id')
        .doUpdateSet((eb) => ({ last_number: eb('invoice_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `INV-${organizationId}-${String(last_number).padStart(5, '0')}`;
}
