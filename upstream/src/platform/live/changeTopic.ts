import { z } from 'zod';
import { ApiError, invalidField } from '../errors.ts';
import { idParameter } from '../server/parameters.ts';

/**
 * The changes to follow: of one gig with its applications and offers, of what its team captain looks after, of all gigs of a
 * location, or of all that the caller is in charge of.
 */
export type ChangeTopic =
  | { gig_id: number }
  | { captain_of: number }
  | { location_id: number }
  | { managed: true };

const onlyTrue = z.literal('true').transform(() => true as const);

/** The query parameters for a topic and the cursor to resume from. */
export const topicParameters = {
  gig_id: idParameter.optional().describe('Follow one gig, its applications and its direct offers'),
  captain: onlyTrue
    .optional()
    .describe(
      'With `gig_id`: follow all that the team captain of the gig looks after, which is the gigs of its event, or without one ' +
        'those of its location',
    ),
  location_id: idParameter
    .optional()
    .describe('Follow all gigs of a location, their applications and offers'),
  managed: onlyTrue
    .optional()
    .describe(
      'Follow the gigs of all locations where the caller has a role, and the work at locations that have left an ' +
        'organization of which the caller is an admin, as far as it is billed to that organization',
    ),
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
  captain?: true | undefined;
  location_id?: number | undefined;
  managed?: true | undefined;
}): ChangeTopic {
  const { gig_id, captain, location_id, managed } = query;
  if (gig_id !== undefined && location_id !== undefined)
    throw invalidField('location_id', 'Follow either a gig or a location, not both');
  if (managed && (gig_id ?? location_id) !== undefined)
    throw invalidField('managed', 'Follow either a gig or a location, or all locations');
  if (captain && gig_id === undefined) throw invalidField('captain', 'Name a gig of the team captain');
  if (gig_id !== undefined) return captain ? { captain_of: gig_id } : { gig_id };
  if (location_id !== undefined) return { location_id };
  if (managed) return { managed };
  throw new ApiError('required', 'Name the gig or the location to follow', { target: 'gig_id' });
}
