import { type RawBuilder, sql } from 'kysely';
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

/** Whether the payment of an application has not arrived: it is due, on its way or failed, also in its payout. */
export const isUnsettled = sql<boolean>`(
  gig_applications.business_payment_status is distinct from 'AVAILABLE'
  or gig_applications.pro_payment_status in ('FAILED', 'ERROR')
)`;

/** Whether a payment of a gig failed: also of one that was cancelled late. */
export const hasFailedPayment = sql<boolean>`(
  gigs.status = 'FAILED_PAYMENT' or coalesce(gigs.cancellation_payment_status = 'FAILED', false)
)`;

/** Ended work and late cancellations that no one has paid, or whose charge failed: what the business owes. */
export function unpaidWork(database: Database) {
  return dueWork(database, isOpen('gig_applications.business_payment_status'));
}

/**
 * Unpaid work, and work that the business has paid and whose payout failed. Paying that sends the payout again, which
 * charges nothing: it counts where people are counted, and not where money is summed.
 */
export function workToPay(database: Database) {
  return dueWork(database, isUnsettled).where(
    sql<boolean>`(
      ${isOpen('gig_applications.business_payment_status')} or gig_applications.business_payment_status = 'AVAILABLE'
    )`,
  );
}

/** Work of gigs to pay for which the condition holds, without invoiced work whose payout arrived or is on its way. */
function dueWork(database: Database, condition: RawBuilder<boolean>) {
  return database
    .selectFrom('gigs')
    .innerJoin('locations', 'locations.id', 'gigs.location_id')
    .innerJoin('gig_applications', 'gig_applications.gig_id', 'gigs.id')
    .where(isPayDue)
    .where(isOwedPay)
    .where(condition)
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
