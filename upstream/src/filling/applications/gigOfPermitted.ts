import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The gig of an application at whose location the caller has the permission.
 *
 * @throws ApiError not_found when the caller may not know of the application, or permission_denied
 */
export async function gigOfPermitted(
  database: Database,
  caller: Caller,
  applicationId: number,
  permission: Permission,
): Promise<number> {
  const found = await database
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select(['gig_applications.gig_id', 'locations.id', 'locations.organization_id'])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirst();
  const access = found && accessOf(caller, found);
  if (!access) throw notFound('application');
  requirePermission(access, permission);
  return found.gig_id;
}
