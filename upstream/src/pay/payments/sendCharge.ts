import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { repeatAt } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import type { PayableWork } from './payableWork.ts';
import { failureOf, type PaymentFailure } from './paymentFailure.ts';
import { hasExpired } from './requireUsableMethod.ts';

/** The payment method of the location of some work, or of who pays an invoice. */
type Payer = Pick<
  PayableWork,
  'customer_id' | 'method_id' | 'method_status' | 'expires_month' | 'expires_year'
>;

/** An amount to charge. Repeating its key charges nothing. */
type Charge = { idempotencyKey: string; cents: number };

/** The outcome of a charge. A pending one is sent again at `due`, which asks the network about it. */
export type SentCharge =
  | { status: 'CHARGED' }
  | { status: 'PENDING'; due: Date }
  | { status: 'FAILED'; failure: PaymentFailure };

/** Charges the payment method that the payer has now. Nothing is sent for an amount of 0. */
export async function sendCharge(
  services: DueServices,
  payer: Payer,
  { idempotencyKey, cents }: Charge,
  now: Date,
): Promise<SentCharge> {
  if (cents === 0) return { status: 'CHARGED' };
  const network = cardNetwork(services);
  const { customer_id, method_id, method_status } = payer;
  const isSent = await network.hasCharge(idempotencyKey);
  const isUsable = customer_id !== null && method_id !== null && method_status === 'ACTIVE';
  if (network.charge === null || !(isSent || isUsable)) {
    return { status: 'FAILED', failure: 'PAYMENT_METHOD_UNUSABLE' };
  }
  if (!isSent && hasExpired(payer, now)) return { status: 'FAILED', failure: 'CARD_EXPIRED' };
  const outcome = await network.charge({
    idempotencyKey,
    customerId: customer_id ?? '',
    methodId: method_id ?? '',
    cents,
  });
  if (outcome === 'ACCEPTED') return { status: 'CHARGED' };
  if (outcome === 'RECORDED' || outcome === 'PROCESSING') {
    return { status: 'PENDING', due: repeatAt(outcome, now) };
  }
  return { status: 'FAILED', failure: failureOf(outcome, cents) };
}
