import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { owedFor } from '../ledger/owed.ts';
import { notifyOfFailure } from './notifyOfFailure.ts';
import type { PayableWork } from './payableWork.ts';
import { failureSentences, type PayoutFailure } from './paymentFailure.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { postPayout } from './postPayout.ts';

type FailedPayout = {
  payment: Pick<Selectable<PaymentsTable>, 'application_id' | 'status'>;
  work: Pick<PayableWork, 'location_id' | 'pro_id'>;
  failure: PayoutFailure;
  now: Date;
};

/**
 * Records a failed payout and notifies the managers of the location. The charge of the business stays as it is, and the
 * pro is still owed the money: a retry sends it again. Only what had arrived is posted as returned.
 */
export async function failPayout(
  services: DueServices,
  trx: Transaction<Tables>,
  { payment: { application_id, status }, work, failure, now }: FailedPayout,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: statusOfPayoutFailure(failure), failure_code: failure, due_ts: null })
    .where('application_id', '=', application_id)
    .where('kind', '=', 'PAYOUT')
    .execute();
  if (status === 'AVAILABLE') {
    const owed = (await owedFor(trx, [application_id])).get(application_id) ?? {};
    const pays = ['application_id', application_id] as const;
    await postPayout(trx, 'RETURNED', { application_id, pays, owed }, now);
  }
  await notifyOfFailure(services, trx, { work, failure: failureSentences[failure], page: 'pay' });
}

/** A refusal of the bank can end by itself; a closed account has to be replaced. */
function statusOfPayoutFailure(failure: PayoutFailure): 'FAILED' | 'ERROR' {
  return failure === 'PAYOUT_REFUSED' ? 'FAILED' : 'ERROR';
}
