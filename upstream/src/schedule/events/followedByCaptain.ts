import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import type { Followed } from '../../platform/live/followed.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain, captaincyLasts } from './captaincy.ts';

/**
 * All that the team captain of a gig looks after: the gigs of its event, or without one those of its location. Staffers follow
 * those at their locations. Gigs that ended longer ago than captains see them do not change on the day.
 */
export async function followedByCaptain(
  services: Pick<Services, 'database' | 'clock'>,
  user: Caller,
  gigId: number,
): Promise<Followed | null> {
  const { database, clock } = services;
  const caller = await asCaptain(services, user, gigId);
  const source = await database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['locations.id', 'locations.organization_id', 'gigs.event_id'])
    .where('gigs.id', '=', gigId)
    .executeTakeFirst();
  const access = source && accessOf(caller, source);
  if (!access) return null;
  const { id, organization_id, event_id } = source;
  if (event_id === null)
    return { places: [{ locationId: id, organizationId: organization_id }], gigIds: null, left: null };
  const ofEvent = database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .select(['gigs.id', 'gigs.location_id', 'locations.organization_id'])
    .where('gigs.event_id', '=', event_id)
    .where((eb) =>
      eb.or([
        eb('gigs.id', '=', gigId),
        eb('gigs.end_time', '>', new Date(clock.now().getTime() - captaincyLasts)),
      ]),
    );
  const gigs = await (
    access === 'TEAM_CAPTAIN'
      ? ofEvent
      : ofEvent.where('gigs.location_id', 'in', visibleLocationIds(database, caller))
  ).execute();
  const organizations = new Map(gigs.map((gig) => [gig.location_id, gig.organization_id]));
  return {
    places: Array.from(organizations, ([locationId, organizationId]) => ({ locationId, organizationId })),
    gigIds: new Set(gigs.map((gig) => gig.id)),
    left: null,
  };
}
