import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import type { LocatedCalendarGig } from '../../schedule/calendar/calendarGigWire.ts';
import type { StaffedGig } from './DaySchedule.ts';

/**
 * Puts pros to their gigs, by name, and leaves out gigs that were cancelled or are over.
 *
 * @param start gigs that ended by this instant are over, ISO 8601
 */
export function staffGigs(
  gigs: readonly LocatedCalendarGig[],
  pros: readonly GigApplicationWire[],
  start: string,
): StaffedGig[] {
  const byGig = Map.groupBy(pros, ({ gig_id }) => gig_id);
  const startMs = Date.parse(start);
  return gigs
    .filter(({ end_time, status }) => Date.parse(end_time) > startMs && status !== 'CANCELLED')
    .map((gig) => ({
      gig,
      pros: (byGig.get(gig.id) ?? []).toSorted((one, other) =>
        one.gigster.display_name.localeCompare(other.gigster.display_name, 'en'),
      ),
    }));
}
