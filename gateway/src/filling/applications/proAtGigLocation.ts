import type { Context } from '../../platform/context.ts';
import type { ProAtLocationSource } from '../../pros/profiles/proAtLocationSource.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

/** The applicant from the point of view of the gig's location: the application carries its flags. */
export async function proAtGigLocation(
  { gigster, gig_id, location_id, is_favorite, is_blocked }: GigApplicationWire,
  _args: object,
  context: Context,
): Promise<ProAtLocationSource> {
  const locationId = location_id ?? (await loadGig(gig_id, context)).location_id;
  return { uuid: gigster.uuid, locationId, isFavorite: is_favorite, isBlocked: is_blocked, row: gigster };
}
