import type { LocationRole } from '../../platform/access/locationRole.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * The active users who answer for a location: its managers with one of these roles. Only where there are none, the admins
 * of its organization, who would otherwise be notified for each of their locations.
 */
export async function answerableUsers(
  database: Database,
  locationId: number,
  roles: readonly LocationRole[],
): Promise<number[]> {
  const active = database.selectFrom('users').select('users.id').where('account_status', '=', 'ACTIVE');
  const managers = await active
    .innerJoin('location_managers', 'location_managers.user_id', 'users.id')
    .where('location_managers.location_id', '=', locationId)
    .where('location_managers.role', 'in', roles)
    .orderBy('users.id')
    .execute();
  if (managers.length > 0) return managers.map(({ id }) => id);
  const admins = await active
    .innerJoin('organization_managers', 'organization_managers.user_id', 'users.id')
    .innerJoin('locations', 'locations.organization_id', 'organization_managers.organization_id')
    .where('locations.id', '=', locationId)
    .orderBy('users.id')
    .execute();
  return admins.map(({ id }) => id);
}
