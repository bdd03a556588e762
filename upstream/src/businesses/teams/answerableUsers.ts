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
  const managers = await activeUsers(database)
    .innerJoin('location_managers', 'location_managers.user_id', 'users.id')
    .where('location_managers.location_id', '=', locationId)
    .where('location_managers.role', 'in', roles)
    .orderBy('users.id')
    .execute();
  if (managers.length > 0) return managers.map(({ id }) => id);
  const { organization_id } = await database
    .selectFrom('locations')
    .select('organization_id')
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
  return activeAdmins(database, organization_id);
}

export async function activeAdmins(database: Database, organizationId: number): Promise<number[]> {
  const admins = await activeUsers(database)
    .innerJoin('organization_managers', 'organization_managers.user_id', 'users.id')
    .where('organization_managers.organization_id', '=', organizationId)
    .orderBy('users.id')
    .execute();
  return admins.map(({ id }) => id);
}

const activeUsers = (database: Database) =>
  database.selectFrom('users').select('users.id').where('account_status', '=', 'ACTIVE');
