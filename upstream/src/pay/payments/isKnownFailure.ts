import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PayableWork } from './payableWork.ts';
import type { PaymentFailure } from './paymentFailure.ts';
import type { PaymentsTable } from './paymentsTable.ts';

type Failing = {
  /** The charge as it was before. */
  payment: Selectable<PaymentsTable>;
  work: Pick<PayableWork, 'gig_id'>;
  failure: PaymentFailure;
};

/** How long a notice says of charges of a shift that come back, in milliseconds. */
const noticePeriod = 24 * 3_600_000;

/** Whether the managers were notified of another charge of the shift that failed as this one does. */
export async function isKnownFailure(database: Database, failing: Failing, now: Date): Promise<boolean> {
  const other =
    failing.payment.status === 'AVAILABLE'
      ? await returnedLately(database, failing, now)
      : await failedTogether(database, failing);
  return other !== undefined;
}

/** A payment that was submitted at the same time and failed for the same reason. */
function failedTogether(database: Database, { payment, work, failure }: Failing) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('payments', 'payments.application_id', 'gig_applications.id')
    .select('payments.id')
    .where('gig_applications.gig_id', '=', work.gig_id)
    .where('payments.kind', '=', 'CHARGE')
    .where('payments.submitted_ts', '=', payment.submitted_ts)
    .where('payments.failure_code', '=', failure)
    .limit(1)
    .executeTakeFirst();
}

/** A charge that came back a short time ago: banks return debits of one day one after the other. */
function returnedLately(database: Database, { work }: Failing, now: Date) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('ledger_postings', 'ledger_postings.application_id', 'gig_applications.id')
    .select('ledger_postings.id')
    .where('gig_applications.gig_id', '=', work.gig_id)
    .where('ledger_postings.event', '=', 'CHARGE_RETURNED')
    .where('ledger_postings.adhoc_payment_id', 'is', null)
    .where('ledger_postings.dispute_id', 'is', null)
    .where('ledger_postings.created_ts', '>', new Date(now.getTime() - noticePeriod))
    .limit(1)
    .executeTakeFirst();
}
