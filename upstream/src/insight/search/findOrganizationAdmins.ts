import { sql } from 'kysely';
import { organizationManagers, toOrganizationManager } from '../../businesses/teams/organizationManagers.ts';
import { visibleOrganizationIds } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { hasWords } from '../../platform/database/wordBeginnings.ts';
import { mostResults, type SearchRequest } from './searchRequest.ts';

/**
 * Finds admins by name in the organizations where the caller has any role, who may also list them. An admin of several
 * organizations is found once.
 *
 * @param found ids of users to leave out, because the team has them
 */
export async function findOrganizationAdmins(
  database: Database,
  { words, caller, locationId }: SearchRequest,
  found: readonly number[],
) {
  if (words.length === 0) return [];
  let admins = organizationManagers(database)
    .where(hasWords(sql`users.first_name || ' ' || users.last_name`, words))
    .where('organization_managers.organization_id', 'in', visibleOrganizationIds(database, caller));
  if (found.length > 0) admins = admins.where('users.id', 'not in', found);
  if (locationId !== undefined) {
    admins = admins.where('organization_managers.organization_id', '=', (eb) =>
      eb.selectFrom('locations').select('locations.organization_id').where('locations.id', '=', locationId),
    );
  }
  const people = admins.distinctOn('users.id').orderBy('users.id').orderBy('organization_managers.id');
  const rows = await database
    .selectFrom(people.as('people'))
    .selectAll()
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(mostResults)
    .execute();
  return rows.map(toOrganizationManager);
}
