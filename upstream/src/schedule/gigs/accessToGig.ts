import type { Caller } from '../../platform/access/caller.ts';
import { accessOf } from '../../platform/access/locationAccess.ts';
import type { LocationAccess } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The caller's access to the location of a gig.
 *
 * @throws ApiError not_found when it does not exist or is not visible to the caller
 */
export async function accessToGig(
  database: Database,
  caller: Caller,
  gigId: number,
): Promise<LocationAccess> {
  const location = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('gigs.id', '=', gigId)
    .executeTakeFirst();
  const access = location && accessOf(caller, location);
  if (!access) throw notFound('gig');
  return access;
}
