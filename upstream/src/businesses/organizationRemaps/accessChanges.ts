import type { Database } from '../../platform/database/database.ts';
import type { Remap } from './requireMovable.ts';

/** Admins of an organization without any other access to the location. */
type Change = { locationId: number; ofOrganization: number; notOfOrganization: number };

/** The users who gain or lose access to a location when it moves to another organization. */
export async function accessChanges(
  database: Database,
  { locationId, organizationId: to }: Remap,
  from: number,
) {
  const losing = await adminsOfOne(database, { locationId, ofOrganization: from, notOfOrganization: to });
  const gaining = await adminsOfOne(database, { locationId, ofOrganization: to, notOfOrganization: from });
  return { losing, gaining };
}

function adminsOfOne(database: Database, { locationId, ofOrganization, notOfOrganization }: Change) {
  return database
    .selectFrom('organization_managers as manager')
    .innerJoin('users', 'users.id', 'manager.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email'])
    .where('manager.organization_id', '=', ofOrganization)
    .where('users.account_status', '=', 'ACTIVE')
    .where('users.is_platform_admin', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('organization_managers as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'manager.user_id')
            .where('other.organization_id', '=', notOfOrganization),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('location_managers')
            .select('location_managers.id')
            .whereRef('location_managers.user_id', '=', 'manager.user_id')
            .where('location_managers.location_id', '=', locationId),
        ),
      ),
    )
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(100)
    .execute();
}
