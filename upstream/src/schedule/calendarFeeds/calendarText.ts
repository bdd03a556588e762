import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { FeedGig } from './feedGigs.ts';

type Calendar = {
  name: string;
  productSlug: string;
  /** The base URL of the pages of gigs. */
  webPublicUrl: string;
};

const oneHourInSeconds = 3600;

/**
 * The gigs as iCalendar text (RFC 5545). The output is deterministic, and the UID of a gig never changes. Times are in
 * UTC, which every program displays correctly across daylight saving changes.
 */
export function calendarText(
  gigs: readonly FeedGig[],
  { name, productSlug, webPublicUrl }: Calendar,
): string {
  return ical({
    name,
    prodId: { company: productSlug, product: 'calendar-feed' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: oneHourInSeconds,
    events: gigs.map((gig) => ({
      ...toEvent(gig),
      id: `gig-${gig.id}@${productSlug}`,
      url: `${webPublicUrl}/locations/${gig.location_id}/gigs/${gig.id}`,
    })),
  }).toString();
}

function toEvent(gig: FeedGig): ICalEventData {
  const isCancelled = gig.status === 'CANCELLED';
  const fill = `${gig.confirmed_applications} of ${gig.allowed_confirmed_pros} confirmed`;
  return {
    start: gig.start_time,
    end: gig.end_time,
    created: gig.created_ts,
    // Not the time of the request, because the text of an unchanged calendar must not change.
    stamp: gig.last_updated_ts,
    lastModified: gig.last_updated_ts,
    sequence: gig.revision,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: isCancelled ? `Cancelled: ${gig.skill_name}` : `${gig.skill_name} (${fill})`,
    description: descriptionOf(gig),
    location: `${gig.location_name}, ${gig.address_line_1}, ${gig.city}, ${gig.state_code} ${gig.zip_code}`,
  };
}

function descriptionOf({ event_name, contact_name, contact_phone, special_inst, pros }: FeedGig): string {
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  const lines = [
    event_name ? `Event: ${event_name}` : '',
    pros.length > 0 ? `Confirmed: ${pros.map(({ display_name }) => display_name).join(', ')}` : '',
    contact ? `Contact: ${contact}` : '',
    special_inst,
  ];
  return lines.filter(Boolean).join('\n');
}
