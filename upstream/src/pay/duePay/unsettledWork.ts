import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isOwedPay, isPayDue, isUnsettled } from '../../schedule/gigs/unpaidWork.ts';

/**
 * The work of a location's gigs to pay whose payment has not arrived: unpaid, on its way or failed, also in its payout. Like those of unpaid
 * work, the conditions have no parameters, so that any plan can use the partial index of such work.
 */
export function unsettledWork(database: Database, locationId: number) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .where('gigs.location_id', '=', locationId)
    .where(isPayDue)
    .where(isOwedPay)
    .where(isUnsettled)
    .where(
      // Where the business is invoiced, the payout alone settles the work.
      sql<boolean>`not (
        locations.invoicing_enabled and gig_applications.pro_payment_status is not distinct from 'AVAILABLE'
      )`,
    );
}
