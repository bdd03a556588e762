import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Confirmed pros who have not come. */
export const missingPros = (database: Database) =>
  database
    .selectFrom('gig_applications')
    .where('missing_since_ts', 'is not', null)
    .where('sent_home_ts', 'is', null)
    .where((eb) => eb('is_cancelled', '=', eb.lit(false)));

/** Confirmed pros who did not come and were not replaced by an offer of their place. */
export const unreplacedNoShows = (database: Database) =>
  database
    .selectFrom('gig_applications')
    .where('cancellation_reason', '=', sql.lit('NO_SHOW'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('direct_offers')
            .whereRef('replaces_application_id', '=', 'gig_applications.id')
            .where('direct_offers.status', '=', sql.lit('ACCEPTED')),
        ),
      ),
    );

/** How many of the no-shows leave an open place: the places of the others have been filled again. */
export function openNoShows(
  noShows: number,
  gig: { readonly allowed_confirmed_pros: number; readonly confirmed_applications: number },
): number {
  return Math.min(noShows, Math.max(0, gig.allowed_confirmed_pros - gig.confirmed_applications));
}

/**
 * Offers that can still be accepted, of places that no other count of their gig includes: neither offers to pros
 * who got a place in another way, who count as selected, nor offers of the place of a no-show, which counts as such.
 */
export const openOffers = (database: Database, now: Date) =>
  database
    .selectFrom('direct_offers')
    .where('direct_offers.status', '=', sql.lit('PENDING'))
    .where((eb) =>
      eb.or([eb('direct_offers.expires_ts', 'is', null), eb('direct_offers.expires_ts', '>', now)]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gig_applications')
            .whereRef('gig_applications.gig_id', '=', 'direct_offers.gig_id')
            .whereRef('gig_applications.pro_id', '=', 'direct_offers.pro_id')
            .where(sql<boolean>`gig_applications.is_selected and not gig_applications.is_cancelled`),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gig_applications as left_by')
            .whereRef('left_by.id', '=', 'direct_offers.replaces_application_id')
            .where('left_by.cancellation_reason', '=', sql.lit('NO_SHOW')),
        ),
      ),
    );
