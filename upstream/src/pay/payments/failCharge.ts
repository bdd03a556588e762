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
  work: Pick<PayableWork, 'location_id' | 'pro_id'>;
  failure: PaymentFailure;
  now: Date;
};

/**
 * Records a failed charge and notifies the managers of the location. Its debt is reversed, because a retry may owe a
 * different amount, unless the pro was paid for it already.
 */
export async function failCharge(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment: { application_id, attempt }, work, failure, now }: FailedCharge,
): Promise<void> {
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
  await notifyOfFailure(services, trx, { work, failure: failureSentences[failure], page: 'pay' });
}
