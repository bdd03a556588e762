import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { LocationSource } from '../../businesses/locations/locationSource.ts';
import type { LocatedCalendarGig } from '../../schedule/calendar/calendarGigWire.ts';
import type { StaffedGig } from './DaySchedule.ts';

/**
 * Puts pros to their gigs, by name.
 *
 * @param locations what is known of the locations of the gigs; of others only the id
 */
export function staffGigs(
  gigs: readonly LocatedCalendarGig[],
  pros: readonly GigApplicationWire[],
  locations: readonly LocationSource[],
): StaffedGig[] {
  const byGig = Map.groupBy(pros, ({ gig_id }) => gig_id);
  const locationById = new Map(locations.map((location) => [location.id, location]));
  return gigs.map((gig) => ({
    gig,
    location: locationById.get(gig.location_id) ?? { id: gig.location_id },
    pros: (byGig.get(gig.id) ?? []).toSorted((one, other) =>
      one.gigster.display_name.localeCompare(other.gigster.display_name, 'en'),
    ),
  }));
}
