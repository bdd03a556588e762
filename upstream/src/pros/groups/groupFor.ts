import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { LocationAccess } from '../../platform/access/permissions.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** A group that a caller may know of, where it is, and how they stand to its location. */
export type AccessibleGroup = { id: number; locationId: number; access: LocationAccess };

/** @throws ApiError not_found for none, and for one of a location that the caller may not know of */
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
