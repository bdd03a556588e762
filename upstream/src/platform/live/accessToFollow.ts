import { type Caller, isStaffer } from '../access/caller.ts';
import { ApiError, permissionDenied } from '../errors.ts';
import type { Services } from '../server/services.ts';
import { accessToTopic, type ChangeTopic, type TopicPlace } from './changeTopic.ts';

type LiveServices = Pick<Services, 'database' | 'clock'>;

/**
 * The caller with the rights that they have at a gig alone, as its team captain. Handed in, because the platform knows no
 * events.
 */
export type AsCaptain = (services: LiveServices, caller: Caller, gigId: number) => Promise<Caller>;

/**
 * The locations of a topic that the caller may follow, with their organizations: staffers those at their locations, team captains
 * their gigs.
 *
 * @throws ApiError permission_denied for callers without any role, otherwise not_found
 */
export async function accessToFollow(
  services: LiveServices,
  caller: Caller,
  topic: ChangeTopic,
  asCaptain: AsCaptain,
): Promise<readonly TopicPlace[]> {
  try {
    return await accessToTopic(services.database, caller, topic);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
    const captain = 'gig_id' in topic ? await asCaptain(services, caller, topic.gig_id) : caller;
    if (captain.captainAt !== undefined) return accessToTopic(services.database, captain, topic);
    throw isStaffer(caller) ? error : permissionDenied('gigs.view');
  }
}
