import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { owedFor } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { notifyOfFailure } from './notifyOfFailure.ts';
import type { PayableWork } from './payableWork.ts';
import { reversed } from './paymentEntries.ts';
import { failureSentences, type PaymentFailure } from './paymentFailure.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { withPayout } from './settlePayments.ts';

type FailedCharge = {
  payment: Selectable<PaymentsTable>;
  work: Pick<PayableWork, 'gig_id' | 'location_id' | 'pro_id'>;
  failure: PaymentFailure;
  now: Date;
};

/**
 * Records a failed charge and notifies the managers of the location, once for all payments of a shift that were submitted
 * together and fail for the same reason. Its debt is reversed, because a retry may owe a
 * different amount, unless the pro was paid for it already.
 */
export async function failCharge(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment, work, failure, now }: FailedCharge,
): Promise<void> {
  const { application_id, attempt } = payment;
  const isKnown = await haveOthersFailed(trx, { payment, work, failure });
  await trx
    .updateTable('payments')
    .set({
      status: failure === 'PAYMENT_METHOD_UNUSABLE' ? 'ERROR' : 'FAILED',
      failure_code: failure,
      due_ts: null,
    })
    .where('application_id', '=', application_id)
    .where('kind', '=', 'CHARGE')
    .execute();
  const owed = (await owedFor(trx, [application_id])).get(application_id);
  const paidFirst = await withPayout(trx, [application_id]);
  if (owed && !paidFirst.has(application_id)) {
    await post(trx, [{ application_id, event: 'REVERSED', attempt, entries: reversed(owed) }], now);
  }
  if (isKnown) return;
  const sentence = `${failureSentences[failure]} Other payments of this shift can fail as well: the page shows all.`;
  await notifyOfFailure(services, trx, { work, chargedFor: application_id, failure: sentence, page: 'pay' });
}

/** Whether the managers were notified of another payment of the shift that was submitted at the same time. */
async function haveOthersFailed(
  trx: Transaction<Tables>,
  { payment, work, failure }: Omit<FailedCharge, 'now'>,
): Promise<boolean> {
  const other = await trx
    .selectFrom('gig_applications')
    .innerJoin('payments', 'payments.application_id', 'gig_applications.id')
    .select('payments.id')
    .where('gig_applications.gig_id', '=', work.gig_id)
    .where('payments.kind', '=', 'CHARGE')
    .where('payments.submitted_ts', '=', payment.submitted_ts)
    .where('payments.failure_code', '=', failure)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
