import type { Context } from '../../platform/context.ts';
import { type ProAtLocationSource, proRowAtLocation } from '../../pros/profiles/proAtLocationSource.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

/** The applicant from the point of view of the gig's location: the application carries its flags. */
export function proAtGigLocation(
  { gigster, gig_id, location_id, is_favorite, is_blocked }: GigApplicationWire,
  _args: object,
  context: Context,
): ProAtLocationSource | Promise<ProAtLocationSource> {
  const at = (locationId: number): ProAtLocationSource => ({
    ...proRowAtLocation(gigster, locationId),
    isFavorite: is_favorite,
    isBlocked: is_blocked,
  });
  return location_id == null ? loadGig(gig_id, context).then((gig) => at(gig.location_id)) : at(location_id);
}
