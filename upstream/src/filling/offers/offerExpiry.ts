import type { Selectable } from 'kysely';
import type { GigsTable } from '../../database/tables/gigs.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';

const minutes = 60_000;
const hours = 60 * minutes;

const hoursOf = { HOURS_12: 12, HOURS_24: 24, HOURS_48: 48 } as const;

/** How long somebody who is asked late has to answer, in milliseconds. */
const lateAnswer = 30 * minutes;

/** How much work must be left when the answer comes, in milliseconds. */
const leastWork = 60 * minutes;

type OfferTerms = Pick<Selectable<GigsTable>, 'start_time'> &
  Pick<
    Selectable<LocationsTable>,
    'private_direct_offer_expiration' | 'private_direct_offer_expiration_enabled'
  >;

/**
 * Until when an offer can be accepted: as long as the location gives, but no longer than until an hour before the
 * start. Who is asked later than that has half an hour, whether or not the work begins meanwhile.
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

/** The last moment at which a gig that has begun is worth offering: time to answer, and an hour's work after it. */
export function lastOfferOf({ end_time: end }: Pick<Selectable<GigsTable>, 'end_time'>): Date {
  return new Date(end.getTime() - lateAnswer - leastWork);
}
