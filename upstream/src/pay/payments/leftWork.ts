import '../../businesses/organizationRemaps/locationOrganizationsTable.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { among } from '../../platform/database/among.ts';
import type { LeftWork } from '../../platform/live/followed.ts';
import type { Services } from '../../platform/server/services.ts';
import { billedOrganization } from './billedOrganization.ts';

/**
 * The work that locations have left to organizations of which the caller is an admin: it is still billed to them. Null if no
 * location has left one.
 */
export async function leftWork(
  { database }: Pick<Services, 'database'>,
  { organizationIds }: Caller,
): Promise<LeftWork | null> {
  if (organizationIds.size === 0) return null;
  const own = [...organizationIds];
  const left = await database
    .selectFrom('location_organizations')
    .innerJoin('locations', 'locations.id', 'location_organizations.location_id')
    .select('locations.id')
    .distinct()
    .where(among('location_organizations.organization_id', own))
    .where((eb) => eb.not(among('locations.organization_id', own)))
    .execute();
  if (left.length === 0) return null;
  return {
    locationIds: new Set(left.map(({ id }) => id)),
    isBilled: (entries) =>
      entries.and([
        entries('change_feed.subject', '=', 'gig_applications'),
        entries.exists(
          entries
            .selectFrom('gig_applications')
            .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
            .innerJoinLateral(billedOrganization, (join) => join.onTrue())
            .select('gig_applications.id')
            .whereRef('gig_applications.id', '=', 'change_feed.subject_id')
            .where(among('billed.organization_id', own)),
        ),
      ]),
  };
}
