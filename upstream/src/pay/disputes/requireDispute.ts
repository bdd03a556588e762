import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** @throws ApiError not_found without access to the location of the dispute, or permission_denied */
export async function requireDispute(
  database: Database,
  caller: Caller,
  id: number,
  permission: Permission,
): Promise<void> {
  const location = await database
    .selectFrom('disputes')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('disputes.id', '=', id)
    .executeTakeFirst();
  const access = location && accessOf(caller, location);
  if (!access) throw notFound('dispute');
  requirePermission(access, permission);
}
