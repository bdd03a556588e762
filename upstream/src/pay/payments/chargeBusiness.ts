import type { Selectable, Transaction } from 'kysely';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { failCharge } from './failCharge.ts';
import { moveOn } from './moveOn.ts';
import { readPayableWork } from './payableWork.ts';
import type { PaymentFailure } from './paymentFailure.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { hasExpired } from './requireUsableMethod.ts';

type Payment = Selectable<PaymentsTable>;

/**
 * Sends a charge to the card network, once per attempt, with the payment method that the location has now.
 *
 * @param services with the transaction as the database, which the sandbox network writes to
 */
export async function chargeBusiness(
  services: DueServices,
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  const network = cardNetwork(services);
  const { application_id, attempt, amount_cents: cents } = payment;
  const [work] = await readPayableWork(trx, network.name, [application_id]);
  if (!work) throw new Error(`The application ${application_id} has a payment and does not exist`);
  const { customer_id, method_id, method_status, method_type } = work;
  const fail = (failure: PaymentFailure) => failCharge(services, trx, { payment, work, failure, now });
  if (cents > 0) {
    if (network.charge === null || customer_id === null || method_id === null || method_status !== 'ACTIVE') {
      await fail('PAYMENT_METHOD_UNUSABLE');
      return;
    }
    if (hasExpired(work, now)) {
      await fail('CARD_EXPIRED');
      return;
    }
    const idempotencyKey = `application-${application_id}-${attempt}`;
    const outcome = await network.charge({
      idempotencyKey,
      customerId: customer_id,
      methodId: method_id,
      cents,
    });
    if (outcome === 'DECLINED') {
      await fail('CARD_DECLINED');
      return;
    }
  }
  await moveOn(trx, { ...payment, method_type: method_type ?? 'card' }, now);
}
