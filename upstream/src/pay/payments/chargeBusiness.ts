import type { Selectable, Transaction } from 'kysely';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { failCharge } from './failCharge.ts';
import { moveOn } from './moveOn.ts';
import { readPayableWork } from './payableWork.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { sendCharge } from './sendCharge.ts';

type Payment = Selectable<PaymentsTable>;

/**
 * Sends a charge to the card network, under one key per attempt, with the payment method that the location has now.
 *
 * @param services with the transaction as the database, which the sandbox network writes to
 */
export async function chargeBusiness(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const { application_id, attempt, amount_cents: cents } = payment;
  const [work] = await readPayableWork(trx, cardNetworkName(services), [application_id]);
  if (!work) throw new Error(`The application ${application_id} has a payment and does not exist`);
  const idempotencyKey = `application-${application_id}-${attempt}`;
  const sent = await sendCharge(services, work, { idempotencyKey, cents }, now);
  if (sent.status === 'FAILED')
    await failCharge(services, trx, { payment, work, failure: sent.failure, now });
  else if (sent.status === 'PENDING') await repeatCharge(trx, application_id, sent.due);
  else await moveOn(trx, [{ ...payment, method_type: work.method_type ?? 'card' }], now);
}

async function repeatCharge(trx: Transaction<Tables>, applicationId: number, due: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ due_ts: due })
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'CHARGE')
    .execute();
}
