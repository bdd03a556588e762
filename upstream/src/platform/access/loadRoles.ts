import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';

/** A user's roles at locations and in organizations, in the order of their ids: responses list them. */
export async function loadRoles(
  database: Database,
  userId: number,
): Promise<Pick<Caller, 'locationRoles' | 'organizationIds'>> {
  const locationRoles = await database
    .selectFrom('location_managers')
    .select(['location_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('location_id')
    .execute();
  const organizations = await database
    .selectFrom('organization_managers')
    .select('organization_id')
    .where('user_id', '=', userId)
    .orderBy('organization_id')
    .execute();
  return {
    locationRoles: new Map(locationRoles.map(({ location_id, role }) => [location_id, role])),
    organizationIds: new Set(organizations.map(({ organization_id }) => organization_id)),
  };
}
