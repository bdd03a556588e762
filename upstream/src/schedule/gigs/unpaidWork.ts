import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Whether the pay of a gig is due. The conditions here have no parameters, because a plan for any parameters cannot use the
 * partial indexes of such gigs and of unpaid work.
 */
export const isPayDue = sql<boolean>`(
  gigs.status in ('INCOMPLETE', 'FAILED_PAYMENT')
  or gigs.cancellation_payment_status in ('DUE', 'FAILED', 'PROCESSING')
)`;

/** Whether an application is paid: its pro was confirmed to the end, or until the gig was cancelled late. */
export const isOwedPay = sql<boolean>`(
  gig_applications.is_confirmed
  and (not gig_applications.is_cancelled or gig_applications.guaranteed_minutes is not null)
)`;

/** Ended work and late cancellations that no one has paid, or whose payment failed. */
export function unpaidWork(database: Database) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .where(isPayDue)
    .where(isOwedPay)
    .where(isOpen('gig_applications.business_payment_status'))
    .where((eb) =>
      eb.or([
        // Where the business is invoiced, the payout alone settles the work.
        eb('locations.invoicing_enabled', '=', false),
        isOpen('gig_applications.pro_payment_status'),
      ]),
    );
}

/** Whether there is no payment, or it failed. */
function isOpen(status: string) {
  return sql<boolean>`(${sql.ref(status)} is null or ${sql.ref(status)} in ('FAILED', 'ERROR'))`;
}
