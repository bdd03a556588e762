import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, requirePermission } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/** @throws ApiError not_found without access to the location of the log, permission_denied without hours.adjust */
export async function requireGeoLog(database: Database, caller: Caller, id: number): Promise<void> {
  const location = await database
    .selectFrom('geo_logs')
    .innerJoin('locations', 'locations.id', 'geo_logs.location_id')
    .select(['locations.id', 'locations.organization_id'])
    .where('geo_logs.id', '=', id)
    .executeTakeFirst();
  const access = location && accessOf(caller, location);
  if (!access) throw notFound('geo log');
  requirePermission(access, 'hours.adjust');
}
