import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { accessOf, visibleLocationIds } from '../access/locationAccess.ts';
import type { Database } from '../database/database.ts';
import { ApiError, invalidField, notFound, permissionDenied } from '../errors.ts';
import { idParameter } from '../server/parameters.ts';

/**
 * The changes to follow: of one gig with its applications and offers, of all gigs of a location, or of those of all
 * locations where the caller has a role.
 */
export type ChangeTopic = { gig_id: number } | { location_id: number } | { managed: true };

/** A location of a topic, and its organization. */
export type TopicPlace = { locationId: number; organizationId: number };

/** The query parameters for a topic and the cursor to resume from. */
export const topicParameters = {
  gig_id: idParameter.optional().describe('Follow one gig, its applications and its direct offers'),
  location_id: idParameter
    .optional()
    .describe('Follow all gigs of a location, their applications and offers'),
  managed: z
    .literal('true')
    .transform(() => true as const)
    .optional()
    .describe('Follow the gigs of all locations where the caller has a role'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a cursor from an earlier response')
    .transform(Number)
    .optional()
    .describe('The cursor to resume from; defaults to now'),
};

/** @throws ApiError without one of the three, or with several */
export function topicOf(query: {
  gig_id?: number | undefined;
  location_id?: number | undefined;
  managed?: true | undefined;
}): ChangeTopic {
  const { gig_id, location_id, managed } = query;
  if (gig_id !== undefined && location_id !== undefined)
    throw invalidField('location_id', 'Follow either a gig or a location, not both');
  if (managed && (gig_id ?? location_id) !== undefined)
    throw invalidField('managed', 'Follow either a gig or a location, or all locations');
  if (gig_id !== undefined) return { gig_id };
  if (location_id !== undefined) return { location_id };
  if (managed) return { managed };
  throw new ApiError('required', 'Name the gig or the location to follow', { target: 'gig_id' });
}

/**
 * The locations of the topic and their organizations, for a caller with access.
 *
 * @throws ApiError not_found when the gig or location does not exist or the caller has no access to it, and
 * permission_denied when all locations of a caller without a role are asked for
 */
export async function accessToTopic(
  database: Database,
  caller: Caller,
  topic: ChangeTopic,
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
  const places = (await ofTopic.execute()).filter((place) => accessOf(caller, place) !== null);
  if (places.length === 0 && 'managed' in topic) throw permissionDenied('gigs.view');
  if (places.length === 0) throw notFound('gig_id' in topic ? 'gig' : 'location');
  return places.map(({ id, organization_id }) => ({ locationId: id, organizationId: organization_id }));
}
