import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** A draft of an organization that is under review, whatever it is for; null without one. */
export async function findOtherDraft(
  trx: Transaction<Tables>,
  organizationId: number,
): Promise<number | null> {
  const draft = await trx
    .selectFrom('invoices')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'DRAFT')
    // One that several locations share is for the organization anyway.
    .orderBy((eb) => eb('location_id', 'is', null), 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return draft?.id ?? null;
}
