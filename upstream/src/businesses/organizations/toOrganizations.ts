import { sql, type Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrganizationsTable } from './organizationsTable.ts';

const mostLocations = 200;

/** Converts organizations to their API format, each with the locations that the caller can see. */
export async function toOrganizations(
  database: Database,
  caller: Caller,
  organizations: readonly Selectable<OrganizationsTable>[],
) {
  const locations = await locationsOf(
    database,
    caller,
    organizations.map(({ id }) => id),
  );
  return organizations.map((organization) => ({
    id: organization.id,
    name: organization.name,
    image_public_id: organization.image_public_id,
    is_migrated_from_predecessor: organization.is_migrated_from_predecessor,
    locations: locations.flatMap(({ organization_id, place: _place, ...location }) =>
      organization_id === organization.id ? [location] : [],
    ),
  }));
}

/** The first locations of each organization by name. */
function locationsOf(database: Database, caller: Caller, organizationIds: readonly number[]) {
  return database
    .selectFrom((eb) =>
      eb
        .selectFrom('locations')
        .select(['id', 'organization_id', 'name', 'approval_status', 'billing_source'])
        .select(sql<number>`row_number() over (partition by organization_id order by name, id)`.as('place'))
        .where('organization_id', 'in', organizationIds)
        .where('id', 'in', visibleLocationIds(database, caller))
        .as('placed'),
    )
    .selectAll()
    .where('place', '<=', mostLocations)
    .orderBy('organization_id')
    .orderBy('place')
    .execute();
}
