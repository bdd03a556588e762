import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { LocationAccess } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** A group, its location, and the caller's access to that location. */
type AccessibleGroup = { id: number; locationId: number; access: LocationAccess };

/** @throws ApiError not_found when the group does not exist or its location is not visible to the caller */
export async function groupFor(
  database: Database,
  caller: Caller,
  groupId: number,
): Promise<AccessibleGroup> {
  const group = await database
    .selectFrom('pro_groups')
    .innerJoin('locations', 'locations.id', 'pro_groups.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('pro_groups.id', '=', groupId)
    .executeTakeFirst();
  const access = group && accessOf(caller, group);
  if (!access) throw notFound('group');
  return { id: groupId, locationId: group.id, access };
}
