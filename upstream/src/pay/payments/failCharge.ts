import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { owedFor } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { missingPart } from '../returnedParts/missingParts.ts';
import { isKnownFailure } from './isKnownFailure.ts';
import { notifyOfFailure } from './notifyOfFailure.ts';
import type { PayableWork } from './payableWork.ts';
import { reversed } from './paymentEntries.ts';
import { failureSentences, type PaymentFailure } from './paymentFailure.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { postCharge } from './postCharge.ts';
import { withPayout } from './settlePayments.ts';

type FailedCharge = {
  payment: Selectable<PaymentsTable>;
  work: Pick<PayableWork, 'gig_id' | 'location_id' | 'pro_id'>;
  failure: PaymentFailure;
  now: Date;
};

/**
 * Records a failed charge and notifies the managers of the location, once for all payments of a shift that were submitted
 * together and fail for the same reason, or that come back on one day. What had arrived is posted as returned. Its debt is
 * reversed, because a retry may owe a different amount, unless the pro was paid for it already, who keeps the pay, or the
 * business has paid all but a part.
 */
export async function failCharge(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment, work, failure, now }: FailedCharge,
): Promise<void> {
  const { application_id, attempt, amount_cents: cents } = payment;
  const isReturned = payment.status === 'AVAILABLE';
  const isKnown = await isKnownFailure(trx, { payment, work, failure }, now);
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
  if (isReturned) {
    const pays = ['application_id', application_id] as const;
    await postCharge(trx, 'CHARGE_RETURNED', { application_id, pays, cents }, now);
  }
  const owed = (await owedFor(trx, [application_id])).get(application_id);
  const paidFirst = await withPayout(trx, [application_id]);
  const isPart = (await missingPart(trx, { column: 'application_id', id: application_id })) > 0;
  if (owed && !paidFirst.has(application_id) && !isPart) {
    await post(trx, [{ application_id, event: 'REVERSED', attempt, entries: reversed(owed) }], now);
  }
  if (isKnown) return;
  const sentence = `${failureSentences[failure]} Other payments of this shift can fail as well: the page shows all.`;
  await notifyOfFailure(services, trx, {
    work,
    chargedFor: application_id,
    failure: sentence,
    page: 'pay',
    isPaidOut: isReturned && paidFirst.has(application_id),
  });
}
