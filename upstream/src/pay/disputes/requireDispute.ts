import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { DisputeRow } from './actOnDispute.ts';

/**
 * A dispute at a location where the caller has the permission.
 *
 * @throws ApiError not_found without access to the location of the dispute, or permission_denied
 */
export async function requireDispute(
  database: Database,
  caller: Caller,
  id: number,
  permission: Permission,
): Promise<DisputeRow> {
  const dispute = await database
    .selectFrom('disputes')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .selectAll('disputes')
    .select('locations.organization_id')
    .where('disputes.id', '=', id)
    .executeTakeFirst();
  const access =
    dispute && accessOf(caller, { id: dispute.location_id, organization_id: dispute.organization_id });
  if (!access) throw notFound('dispute');
  requirePermission(access, permission);
  return dispute;
}
