import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import type { PostingOutcome } from './postPlan.ts';

type Posted = Exclude<PostingOutcome, { errors: unknown }>;

interface Place {
  locationId: number;
  /** The path in the URL to return to. */
  returnTo: string | null;
  /** IANA time zone of the address. */
  zone: string;
  /** The screen that offers a posted gig, given its number; null unless the posting is for an offer. */
  offerHref: ((gigNumber: number) => string) | null;
}

/**
 * The path to open after posting: the screen that offers the gig, the page the user came from, the event, or the
 * calendar on the first day.
 */
export function afterPosting({ gigs }: Posted, { locationId, returnTo, zone, offerHref }: Place): string {
  const [first] = gigs;
  if (first && offerHref !== null) return offerHref(first.databaseId);
  if (returnTo !== null) return returnPath(returnTo);
  if (first?.event) return `/locations/${locationId}/event/${first.event.databaseId}`;
  const day = first && Temporal.Instant.from(first.startTime).toZonedDateTimeISO(zone).toPlainDate();
  return `/locations/${locationId}${stringifySearch({ view: 'calendar', calendar_date: day?.toString() })}`;
}
