import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import { type OrganizationManagerRow, organizationManagers } from './organizationManagers.ts';

/**
 * Loads a user's role in an organization that the caller can see.
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
