import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { billedOrganization } from '../payments/billedOrganization.ts';

/** What notices of a dispute say about it, and who is billed. */
export type DisputePlace = Awaited<ReturnType<typeof readPlace>>;

/** Reads what notices of a dispute say about it. */
export async function readPlace(database: Database, disputeId: number) {
  const { organization_id, billed_organization_id, ...place } = await database
    .selectFrom('disputes')
    .innerJoin('gig_applications', 'gig_applications.id', 'disputes.application_id')
    .innerJoin('gigs', 'gigs.id', 'disputes.gig_id')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .innerJoin('pros', 'pros.id', 'disputes.pro_id')
    .innerJoin('users', 'users.id', 'pros.user_id')
    .select([
      'disputes.id',
      'disputes.location_id',
      'disputes.subject',
      'disputes.status',
      'disputes.answer_due_ts',
      'disputes.outcome',
      'gigs.timezone',
      'locations.name',
      'locations.organization_id',
      'billed.organization_id as billed_organization_id',
      'pros.display_name',
      'users.phone_number',
    ])
    .where('disputes.id', '=', disputeId)
    .executeTakeFirstOrThrow();
  // The organization that answers where the location has left it.
  return {
    ...place,
    left_organization_id: billed_organization_id === organization_id ? null : billed_organization_id,
  };
}

/** The page of a dispute at its location. */
export function pageOf(
  { settings }: Pick<Services, 'settings'>,
  { id, location_id }: Pick<DisputePlace, 'id' | 'location_id'>,
): string {
  return `${settings.webPublicUrl}/locations/${location_id}/disputes/${id}`;
}

/** The page of a dispute where those who answer it see it: the location's, or the one of the organization that it has left. */
export function answerPageOf(services: Pick<Services, 'settings'>, place: DisputePlace): string {
  if (place.left_organization_id === null) return pageOf(services, place);
  return `${services.settings.webPublicUrl}/organizations/${place.left_organization_id}/disputes/${place.id}`;
}
