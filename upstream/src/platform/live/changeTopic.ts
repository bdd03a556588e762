import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { accessOf } from '../access/locationAccess.ts';
import type { Database } from '../database/database.ts';
import { ApiError, invalidField, notFound } from '../errors.ts';
import { idParameter } from '../server/parameters.ts';

/** The changes to follow: of one gig with its applications and offers, or of all gigs of a location. */
export type ChangeTopic = { gig_id: number } | { location_id: number };

/** The location and organization of a topic. */
export type TopicPlace = { locationId: number; organizationId: number };

/** The query parameters for a topic and the cursor to resume from. */
export const topicParameters = {
  gig_id: idParameter.optional().describe('Follow one gig, its applications and its direct offers'),
  location_id: idParameter
    .optional()
    .describe('Follow all gigs of a location, their applications and offers'),
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a cursor from an earlier response')
    .transform(Number)
    .optional()
    .describe('The cursor to resume from; defaults to now'),
};

/** @throws ApiError without one of the two, or with both */
export function topicOf(query: {
  gig_id?: number | undefined;
  location_id?: number | undefined;
}): ChangeTopic {
  const { gig_id, location_id } = query;
  if (gig_id !== undefined && location_id !== undefined)
    throw invalidField('location_id', 'Follow either a gig or a location, not both');
  if (gig_id !== undefined) return { gig_id };
  if (location_id !== undefined) return { location_id };
  throw new ApiError('required', 'Name the gig or the location to follow', { target: 'gig_id' });
}

/**
 * The location and organization of the topic, for a caller with access.
 *
 * @throws ApiError not_found when the gig or location does not exist or the caller has no access to it
 */
export async function accessToTopic(
  database: Database,
  caller: Caller,
  topic: ChangeTopic,
): Promise<TopicPlace> {
  let places = database.selectFrom('locations').select(['locations.id', 'locations.organization_id']);
  places =
    'gig_id' in topic
      ? places.where('locations.id', 'in', (eb) =>
          eb.selectFrom('gigs').select('gigs.location_id').where('gigs.id', '=', topic.gig_id),
        )
      : places.where('locations.id', '=', topic.location_id);
  const place = await places.executeTakeFirst();
  if (!place || !accessOf(caller, place)) throw notFound('gig_id' in topic ? 'gig' : 'location');
  return { locationId: place.id, organizationId: place.organization_id };
}
