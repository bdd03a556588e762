import type { Selectable } from 'kysely';
import type { GigsTable } from '../../schedule/gigs/gigsTable.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';

const minutes = 60_000;
const hours = 60 * minutes;

const hoursOf = { HOURS_12: 12, HOURS_24: 24, HOURS_48: 48 } as const;

/** The time to respond to a late offer, in milliseconds. */
const lateAnswer = 30 * minutes;

/** The minimum remaining work when a late offer expires, in milliseconds. */
const leastWork = 60 * minutes;

type OfferTerms = Pick<Selectable<GigsTable>, 'start_time'> &
  Pick<
    Selectable<LocationsTable>,
    'private_direct_offer_expiration' | 'private_direct_offer_expiration_enabled'
  >;

/**
 * When an offer expires: after the time that the location allows, and at the latest an hour before the start. A later
 * offer expires after half an hour, even when the work starts before that.
 */
export function offerExpiry(
  {
    start_time: start,
    private_direct_offer_expiration: expiration,
    private_direct_offer_expiration_enabled: isLimited,
  }: OfferTerms,
  now: Date,
): Date {
  const latest = Math.max(start.getTime() - hours, now.getTime() + lateAnswer);
  if (!isLimited) return new Date(latest);
  return new Date(Math.min(latest, now.getTime() + hoursOf[expiration] * hours));
}

/** The last moment at which a started gig can be offered: it leaves time to respond, and an hour of work after that. */
export function lastOfferOf({ end_time: end }: Pick<Selectable<GigsTable>, 'end_time'>): Date {
  return new Date(end.getTime() - lateAnswer - leastWork);
}
