import { type Caller, isStaffer } from '../access/caller.ts';
import { accessOf, visibleLocationIds } from '../access/locationAccess.ts';
import { notFound, permissionDenied } from '../errors.ts';
import type { Services } from '../server/services.ts';
import type { ChangeTopic } from './changeTopic.ts';
import type { Followed, LeftWork, TopicPlace } from './followed.ts';

type LiveServices = Pick<Services, 'database' | 'clock'>;

/** What callers may follow without a role at a location. Handed in, because the platform knows no events and no bills. */
export type FollowRules = {
  /** The caller with the rights that they have at a gig alone, as its team captain. */
  asCaptain: (services: LiveServices, caller: Caller, gigId: number) => Promise<Caller>;
  /** All that the team captain of a gig looks after; null without access to the gig. */
  followedByCaptain: (services: LiveServices, caller: Caller, gigId: number) => Promise<Followed | null>;
  /** Null for none. */
  leftWork: (services: LiveServices, caller: Caller) => Promise<LeftWork | null>;
};

/**
 * What the caller may follow of a topic: staffers what is at their locations, team captains their gigs, admins of an
 * organization also the work that locations have left to it.
 *
 * @throws ApiError permission_denied for callers without any role, otherwise not_found
 */
export async function accessToFollow(
  services: LiveServices,
  caller: Caller,
  topic: ChangeTopic,
  rules: FollowRules,
): Promise<Followed> {
  const followed = await followedOf(services, caller, topic, rules);
  if (followed !== null) return followed;
  if (!isStaffer(caller) || 'managed' in topic) throw permissionDenied('gigs.view');
  throw notFound('location_id' in topic ? 'location' : 'gig');
}

async function followedOf(
  services: LiveServices,
  caller: Caller,
  topic: ChangeTopic,
  { asCaptain, followedByCaptain, leftWork }: FollowRules,
): Promise<Followed | null> {
  if ('captain_of' in topic) return followedByCaptain(services, caller, topic.captain_of);
  if ('gig_id' in topic) {
    const gigIds = new Set([topic.gig_id]);
    const own = await placesOf(services, caller, topic);
    if (own.length > 0) return { places: own, gigIds, left: null };
    const captain = await asCaptain(services, caller, topic.gig_id);
    const led = captain.captainAt === undefined ? [] : await placesOf(services, captain, topic);
    return led.length > 0 ? { places: led, gigIds, left: null } : null;
  }
  const places = await placesOf(services, caller, topic);
  const left = 'managed' in topic ? await leftWork(services, caller) : null;
  return places.length > 0 || left !== null ? { places, gigIds: null, left } : null;
}

/** The locations of a topic where the caller has access. */
async function placesOf(
  { database }: LiveServices,
  caller: Caller,
  topic: Exclude<ChangeTopic, { captain_of: number }>,
): Promise<readonly TopicPlace[]> {
  const locations = database.selectFrom('locations').select(['locations.id', 'locations.organization_id']);
  const ofTopic =
    'gig_id' in topic
      ? locations.where('locations.id', 'in', (eb) =>
          eb.selectFrom('gigs').select('gigs.location_id').where('gigs.id', '=', topic.gig_id),
        )
      : 'location_id' in topic
        ? locations.where('locations.id', '=', topic.location_id)
        : locations.where(
            'locations.id',
            'in',
            // Without the access of platform admins, which is to all locations of all businesses.
            visibleLocationIds(database, { ...caller, isPlatformAdmin: false }),
          );
  return (await ofTopic.execute())
    .filter((place) => accessOf(caller, place) !== null)
    .map(({ id, organization_id }) => ({ locationId: id, organizationId: organization_id }));
}
