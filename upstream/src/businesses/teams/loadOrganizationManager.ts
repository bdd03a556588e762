import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import { type OrganizationManagerRow, organizationManagers } from './organizationManagers.ts';

/**
 * One person's role in an organization that the caller may know of.
 *
 * @throws ApiError not_found
 */
export async function loadOrganizationManager(
  database: Database,
  caller: Caller,
  id: number,
): Promise<OrganizationManagerRow> {
  const manager = await organizationManagers(database)
    .where('organization_managers.id', '=', id)
    .where('organization_managers.organization_id', 'in', visibleOrganizationIds(database, caller))
    .executeTakeFirst();
  if (!manager) throw notFound('manager');
  return manager;
}
