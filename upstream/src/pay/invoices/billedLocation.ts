import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * The location of an invoice. Undefined for one of several locations, and for a location that moved to another organization
 * since: those who were billed keep the invoice, and the location has nothing to do with it any more.
 */
export function billedLocation(
  database: Database,
  { organization_id, location_id }: Pick<Selectable<Tables['invoices']>, 'organization_id' | 'location_id'>,
) {
  return database
    .selectFrom('locations')
    .select(['id', 'billing_source'])
    .where('id', '=', location_id)
    .where('organization_id', '=', organization_id)
    .executeTakeFirst();
}
