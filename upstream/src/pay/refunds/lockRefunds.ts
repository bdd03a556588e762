import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { reservedByDrafts } from '../invoices/reservedByDrafts.ts';

/** A refund, and what no invoice has taken off for it. */
export type OpenRefund = { id: number; person_name: string; left_cents: number };

/**
 * Locks the refunds that an invoice can take off, the oldest first. Those of a location that moved to another organization
 * come off any invoice of the one that paid, which gets few for that location any more.
 */
export async function lockRefunds(
  trx: Transaction<Tables>,
  { organization_id, location_id }: Pick<Selectable<Tables['invoices']>, 'organization_id' | 'location_id'>,
): Promise<OpenRefund[]> {
  const rows = await trx
    .selectFrom('refunds')
    .innerJoin('locations', 'locations.id', 'refunds.location_id')
    .innerJoin('gig_applications', 'gig_applications.id', 'refunds.application_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['refunds.id', 'amount_cents', 'credited_cents', 'pros.display_name as person_name'])
    .where('refunds.organization_id', '=', organization_id)
    .where('way', '=', 'INVOICE')
    .where('refunds.status', '=', 'SUBMITTED')
    .where((eb) =>
      eb.or([
        eb('locations.organization_id', '<>', organization_id),
        location_id === null
          ? // The other locations of the organization have invoices of their own.
            eb.and({ 'locations.invoice_style': 'LOCATION', 'locations.billing_source': 'ORGANIZATION' })
          : eb('refunds.location_id', '=', location_id),
      ]),
    )
    .orderBy('refunds.id')
    .forUpdate('refunds')
    .execute();
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
