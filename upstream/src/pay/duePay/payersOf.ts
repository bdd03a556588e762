import type { Database } from '../../platform/database/database.ts';

/**
 * The users who look after the payments of a location: its managers who may pay. Only where there are none, the admins
 * of its organization, who would otherwise be notified for each of their locations.
 */
export async function payersOf(database: Database, locationId: number): Promise<number[]> {
  const managers = await database
    .selectFrom('location_managers')
    .select('user_id')
    .where('location_id', '=', locationId)
    .where('role', '<>', 'ONSITE_MANAGER')
    .orderBy('user_id')
    .execute();
  if (managers.length > 0) return managers.map(({ user_id }) => user_id);
  const admins = await database
    .selectFrom('organization_managers')
    .innerJoin('locations', 'locations.organization_id', 'organization_managers.organization_id')
    .select('organization_managers.user_id')
    .where('locations.id', '=', locationId)
    .orderBy('organization_managers.user_id')
    .execute();
  return admins.map(({ user_id }) => user_id);
}
