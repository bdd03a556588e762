import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import type { PayableWork } from './payableWork.ts';
import type { PaymentFailure } from './paymentFailure.ts';
import { hasExpired } from './requireUsableMethod.ts';

/** The payment method of the location of some work, or of who pays an invoice. */
type Payer = Pick<
  PayableWork,
  'customer_id' | 'method_id' | 'method_status' | 'expires_month' | 'expires_year'
>;

/** An amount to charge. Repeating its key charges nothing. */
type Charge = { idempotencyKey: string; cents: number };

/**
 * Charges the payment method that the payer has now. Nothing is sent for an amount of 0.
 *
 * @returns why it failed; null if it was charged
 */
export async function sendCharge(
  services: DueServices,
  payer: Payer,
  { idempotencyKey, cents }: Charge,
  now: Date,
): Promise<PaymentFailure | null> {
  if (cents === 0) return null;
  const network = cardNetwork(services);
  const { customer_id, method_id, method_status } = payer;
  if (network.charge === null || customer_id === null || method_id === null || method_status !== 'ACTIVE') {
    return 'PAYMENT_METHOD_UNUSABLE';
  }
  if (hasExpired(payer, now)) return 'CARD_EXPIRED';
  const outcome = await network.charge({
    idempotencyKey,
    customerId: customer_id,
    methodId: method_id,
    cents,
  });
  return outcome === 'DECLINED' ? 'CARD_DECLINED' : null;
}
