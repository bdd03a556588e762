import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { FeedGig } from './feedGigs.ts';

type Calendar = {
  name: string;
  productSlug: string;
  /** Where gigs have their pages. */
  webPublicUrl: string;
};

const oneHourInSeconds = 3600;

/**
 * The gigs as iCalendar text (RFC 5545). The same gigs give the same text, and a gig keeps its UID whatever happens to it.
 * Times are in UTC: every program shows them right, on the days when clocks change as well.
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
    // Not when it was asked for: an unchanged calendar must stay the same text.
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
