import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { offersHref } from '../../filling/offers/offersHref.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import type { PostingOutcome } from './postPlan.ts';

type Posted = Exclude<PostingOutcome, { errors: unknown }>;

interface Place {
  locationId: number;
  returnTo: string | null;
  zone: string;
  /** Number of the group that it was posted for. */
  offerGroup: number | null;
}

/**
 * Where to go on: to offering it to a group, where it was posted for one; else where it can be seen: where the person came from, at its event, or in the calendar at its first day.
 *
 * @param zone IANA name of the zone of the place
 */
export function afterPosting({ gigs }: Posted, { locationId, returnTo, zone, offerGroup }: Place): string {
  const [first] = gigs;
  if (first && offerGroup !== null) {
    return offersHref(locationId, { gigId: first.databaseId, groups: [offerGroup] });
  }
  if (returnTo !== null) return returnPath(returnTo);
  if (first?.event) return `/locations/${locationId}/event/${first.event.databaseId}`;
  const day = first && Temporal.Instant.from(first.startTime).toZonedDateTimeISO(zone).toPlainDate();
  return `/locations/${locationId}${stringifySearch({ view: 'calendar', calendar_date: day?.toString() })}`;
}
