import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { accessTo, requirePermission } from '../../platform/access/locationAccess.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError, notFound } from '../../platform/errors.ts';

/**
 * The invoice, for a caller who may manage the billing of its location or, where it covers several, of its organization.
 *
 * @throws ApiError not_found without any access, permission_denied when the role lacks the permission
 */
export async function accessToInvoice(
  database: Database,
  caller: Caller,
  id: number,
): Promise<Selectable<Tables['invoices']>> {
  const invoice = await database.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!invoice) throw notFound('invoice');
  try {
    await requireBillingOf(database, caller, invoice);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw notFound('invoice');
    throw error;
  }
  return invoice;
}

async function requireBillingOf(
  database: Database,
  caller: Caller,
  { location_id, organization_id }: Selectable<Tables['invoices']>,
): Promise<void> {
  // An organization keeps the invoices of a location that was moved to another one.
  if (location_id === null || caller.organizationIds.has(organization_id)) {
    await requireAtOrganization(database, caller, organization_id, 'organizations.manage');
    return;
  }
  const { location, access } = await accessTo(database, caller, location_id);
  if (location.organization_id !== organization_id && !caller.isPlatformAdmin) throw notFound('invoice');
  requirePermission(access, 'billing.manage');
}
