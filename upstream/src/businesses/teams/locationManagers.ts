import { sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { managerUserColumns, toManagerUser } from './managerUser.ts';

/** The managers of the locations that the caller can see. */
export function visibleLocationManagers(database: Database, caller: Caller) {
  return database
    .selectFrom('location_managers')
    .innerJoin('locations', 'locations.id', 'location_managers.location_id')
    .innerJoin('users', 'users.id', 'location_managers.user_id')
    .select([
      'location_managers.id',
      'location_managers.location_id',
      'location_managers.role',
      'locations.organization_id',
      'locations.name as location_name',
    ])
    .select(managerUserColumns)
    .where('location_managers.location_id', 'in', visibleLocationIds(database, caller));
}

type LocationManagers = ReturnType<typeof visibleLocationManagers>;

/** A row of {@link visibleLocationManagers}. */
export type LocationManagerRow = Awaited<ReturnType<LocationManagers['execute']>>[number];

/** Orders a list by location, and each team from the most powerful role; backed by an index. */
export function byLocationAndRole(managers: LocationManagers): LocationManagers {
  return managers
    .orderBy('locations.name')
    .orderBy('locations.id')
    .orderBy(sql`case location_managers.role when 'ADMIN' then 1 when 'TEAM_MEMBER' then 2 else 3 end`)
    .orderBy('location_managers.id');
}

/** Converts a location manager to its API format. */
export function toLocationManager(row: LocationManagerRow) {
  return { id: row.id, location: row.location_id, role: row.role, user: toManagerUser(row) };
}
