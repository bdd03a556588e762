import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { reservedByDrafts } from '../invoices/reservedByDrafts.ts';

/** A refund, and what no invoice has taken off for it. */
export type OpenRefund = { id: number; person_name: string; left_cents: number };

/** Locks the refunds that an invoice can take off, the oldest first. */
export async function lockRefunds(
  trx: Transaction<Tables>,
  { organization_id, location_id }: Pick<Selectable<Tables['invoices']>, 'organization_id' | 'location_id'>,
): Promise<OpenRefund[]> {
  let refunds = trx
    .selectFrom('refunds')
    .innerJoin('gig_applications', 'gig_applications.id', 'refunds.application_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['refunds.id', 'amount_cents', 'credited_cents', 'pros.display_name as person_name'])
    .where('refunds.organization_id', '=', organization_id)
    .where('way', '=', 'INVOICE')
    .where('refunds.status', '=', 'SUBMITTED')
    .orderBy('refunds.id')
    .forUpdate('refunds');
  refunds =
    location_id === null
      ? refunds.where('refunds.location_id', 'in', (eb) =>
          // The other locations of the organization have invoices of their own.
          eb
            .selectFrom('locations')
            .select('locations.id')
            .where('locations.organization_id', '=', organization_id)
            .where('invoice_style', '=', 'LOCATION')
            .where('billing_source', '=', 'ORGANIZATION'),
        )
      : refunds.where('refunds.location_id', '=', location_id);
  const rows = await refunds.execute();
  const reserved = await reservedByDrafts(
    trx,
    'refund_id',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, person_name, amount_cents, credited_cents }) => ({
    id,
    person_name,
    left_cents: amount_cents - credited_cents - (reserved.get(id) ?? 0),
  }));
}
