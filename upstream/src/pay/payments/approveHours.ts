import { sql } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { earliest } from '../../platform/dueWork/earliest.ts';
import { isNotWaiting, tryItems } from '../../platform/dueWork/tryItems.ts';
import { checkPostings } from '../ledger/checkPostings.ts';
import { approvalPeriod, automaticApprovalOf } from './automaticApproval.ts';
import { billedOrganization, isBilledAccount } from './billedOrganization.ts';
import { readPayableWork } from './payableWork.ts';
import { submitPayments } from './submitPayments.ts';

/**
 * Pays hours that no one paid within 48 hours of the work, where the payment method of who is billed works. Only hours that
 * were reported, by a punch or by a manager: others can be a no-show that no one recorded. Also the guaranteed hours of
 * a late cancellation, 48 hours after the shift would have ended. Disputed work waits, and so does that of a pro without
 * a payout account: it is paid once the account exists. Work for which this throws is retried later.
 */
export const approveHours: DueJob = {
  name: 'approveHours',
  work: async (services, trx, now) => {
    const network = cardNetwork(services);
    if (network.charge === null) return 0;
    const due = await unpaidWork(trx, network.name)
      .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
      .select('gig_applications.id')
      .where('gig_applications.work_end_time', '<=', new Date(now.getTime() - approvalPeriod))
      .where(isNotWaiting('approveHours', 'gig_applications.id', now))
      .orderBy('gig_applications.work_end_time')
      .orderBy('gig_applications.id')
      .limit(batchSize)
      .forUpdate(['gigs', 'gig_applications'])
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const all = due.map(({ id }) => id);
    await tryItems(services, trx, { job: 'approveHours', ids: all, now }, async (ids) => {
      const found = await readPayableWork(trx, network.name, ids);
      // The statement finds work by its index; this rule decides, and it may have changed before the lock.
      const works = found.filter((work) => automaticApprovalOf(work) !== null);
      await submitPayments(trx, works, new Map(), { userId: null, now });
      await checkPostings(trx);
    });
    return due.length;
  },
  next: async (database, { after, locationId }) => {
    const end = await earliest(
      unpaidWork(database, 'SANDBOX'),
      { after: new Date(after.getTime() - approvalPeriod), locationId },
      { column: 'gig_applications.work_end_time', location: 'gig_applications.location_id' },
    );
    return end && new Date(end.getTime() + approvalPeriod);
  },
};

function unpaidWork(database: Database, network: CardNetworkName) {
  return (
    database
      .selectFrom('gig_applications')
      .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
      .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
      // Without parameters, so that any plan can use the partial index of such work.
      .where(
        sql<boolean>`gig_applications.is_confirmed and (
        not gig_applications.is_cancelled and not gig_applications.is_gig_cancelled
        or gig_applications.guaranteed_minutes is not null
      )`,
      )
      .where('gig_applications.business_payment_status', 'is', null)
      .where('gig_applications.pro_payment_status', 'is', null)
      .where((eb) =>
        eb.or([
          eb('gig_applications.hours_updated_ts', 'is not', null),
          eb('gig_applications.guaranteed_minutes', 'is not', null),
          eb.exists(
            eb
              .selectFrom('time_punches')
              .select('time_punches.id')
              .whereRef('time_punches.application_id', '=', 'gig_applications.id'),
          ),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('disputes')
              .select('disputes.id')
              .whereRef('disputes.application_id', '=', 'gig_applications.id')
              .where('disputes.status', '<>', 'RESOLVED'),
          ),
        ),
      )
      .where((eb) =>
        eb.or([eb('pros.has_stripe_id', '=', true), eb('locations.invoicing_enabled', '=', true)]),
      )
      .where('locations.auto_approve_hours_enabled', '=', true)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom(billedOrganization)
            .innerJoin('billing_accounts', (join) =>
              join.on('billing_accounts.network', '=', network).on(isBilledAccount),
            )
            .innerJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
            .select('payment_methods.id')
            .where('payment_methods.status', '=', sql.lit('ACTIVE')),
        ),
      )
  );
}
