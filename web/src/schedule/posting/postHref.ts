import { type PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** What the form can begin with. */
export interface PostStart {
  type?: PostGigType | undefined;
  /** YYYY-MM-DD. */
  date?: string | undefined;
  /** The local times, HH:mm; both or none. */
  startTime?: string | undefined;
  endTime?: string | undefined;
  /** Number of the event that the gigs belong to. */
  eventId?: number | undefined;
  eventName?: string | undefined;
  /** Number of the gig whose posting is repeated. */
  copyOf?: number | undefined;
  /** Path to go to afterwards. */
  returnTo?: string | undefined;
}

/** The address of the form that posts gigs at a location, filled in as far as `start` says. */
export function postHref(locationId: number, start: PostStart = {}): string {
  const search = stringifySearch({
    post_gig_type: start.type,
    post_gig_date: start.date,
    post_gig_start: start.startTime,
    post_gig_end: start.endTime,
    event_id: start.eventId,
    event_name: start.eventName,
    copy_of: start.copyOf,
    return_to: start.returnTo,
  });
  return `/locations/${locationId}/gigs-add${search}`;
}
