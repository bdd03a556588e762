import { gigListStatus, gigListStatusLabel } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigTypeLabel } from '@brigade/domain/schedule/gigs/gigType.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { formatPhone, parsePhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import type { GigWire } from '../gigs/gigWire.ts';

/** A gig of which the time zone is known. */
export type ZonedGig = GigWire & { readonly timezone: string };

type Cell = string | number | null | undefined;

/** A column of the file. */
interface GigCsvColumn {
  readonly heading: string;
  readonly cell: (gig: ZonedGig) => Cell;
  /** Whether to omit the column for callers who may not see wages. */
  readonly isMoney?: boolean;
}

function local(instant: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
}

function timeOf(instant: string, zone: string): string {
  return local(instant, zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

function phoneText(text: string | null | undefined): string | null {
  const phone = text == null ? null : parsePhone(text);
  return phone === null ? (text ?? null) : formatPhone(phone);
}

/**
 * The columns of the file, in order. Dates and times are local to the gig, in the time zone of the `Time zone` column. An
 * end before the start is on the next day. The headings match those that the import recognizes.
 */
export const gigCsvColumns: readonly GigCsvColumn[] = [
  { heading: 'Gig', cell: ({ id }) => id },
  { heading: 'Status', cell: ({ status }) => gigListStatusLabel(gigListStatus(status)) },
  { heading: 'Type', cell: ({ type }) => gigTypeLabel(type) },
  { heading: 'Position', cell: ({ skill }) => skill.name },
  { heading: 'Date', cell: (gig) => local(gig.start_time, gig.timezone).toPlainDate().toString() },
  { heading: 'Start', cell: (gig) => timeOf(gig.start_time, gig.timezone) },
  { heading: 'End', cell: (gig) => timeOf(gig.end_time, gig.timezone) },
  { heading: 'Time zone', cell: ({ timezone }) => timezone },
  { heading: 'Unpaid break (minutes)', cell: (gig) => gig.unpaid_break_minutes },
  { heading: 'Places', cell: (gig) => gig.allowed_confirmed_pros },
  { heading: 'Confirmed', cell: ({ stats }) => stats.confirmed_applications },
  { heading: 'Wage (USD per hour)', cell: ({ wage_amount }) => wage_amount?.toFixed(2), isMoney: true },
  { heading: 'Bonus (USD per pro)', cell: (gig) => gig.boosted_gig_bonus?.toFixed(2), isMoney: true },
  { heading: 'Event', cell: ({ event }) => event?.name },
  { heading: 'Location', cell: ({ location_name }) => location_name },
  {
    heading: 'Address',
    cell: (gig) => `${gig.address_line_1}, ${gig.city}, ${gig.state_code} ${gig.zip_code}`,
  },
  { heading: 'Contact', cell: ({ contact_name }) => contact_name },
  { heading: 'Contact phone', cell: ({ contact_phone }) => phoneText(contact_phone) },
  { heading: 'Description', cell: ({ description }) => description },
  { heading: 'Special instructions', cell: ({ special_inst }) => special_inst },
];
