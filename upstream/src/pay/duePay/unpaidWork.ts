import type { Database } from '../../platform/database/database.ts';

const failed = ['FAILED', 'ERROR'] as const;

/** Ended work that no one has paid, or whose payment failed. */
export function unpaidWork(database: Database) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .where('gigs.status', 'in', ['INCOMPLETE', 'FAILED_PAYMENT'])
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .where((eb) =>
      eb.or([
        eb('gig_applications.business_payment_status', 'is', null),
        eb('gig_applications.business_payment_status', 'in', failed),
      ]),
    )
    .where((eb) =>
      eb.or([
        // Where the business is invoiced, the payout alone settles the work.
        eb('locations.invoicing_enabled', '=', false),
        eb('gig_applications.pro_payment_status', 'is', null),
        eb('gig_applications.pro_payment_status', 'in', failed),
      ]),
    );
}
