import type { CardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { type Decline, repeatAt } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { isTooSmall } from '../payments/paymentFailure.ts';
import { hasExpired } from '../payments/requireUsableMethod.ts';
import type { AdHocErrorCode } from './adHocPaymentTerms.ts';

type AdHocCharge = {
  idempotencyKey: string;
  cents: number;
  /** Whether it may have been sent before: then the state of the payment method no longer counts. */
  isSent: boolean;
};

/** Sends a charge to the card network: why it failed, when to ask again, or null once the network took it. */
export async function sendAdHocCharge(
  network: CardNetwork,
  work: PayableWork,
  { idempotencyKey, cents, isSent }: AdHocCharge,
  now: Date,
): Promise<AdHocErrorCode | Date | null> {
  if (network.charge === null) return 'GATEWAY_ERROR';
  const unusable = isSent ? null : unusableMethod(work, now);
  if (unusable !== null) return unusable;
  const { customer_id: customerId, method_id: methodId } = work;
  const outcome = await network.charge({
    idempotencyKey,
    customerId: customerId ?? '',
    methodId: methodId ?? '',
    cents,
  });
  if (outcome === 'ACCEPTED') return null;
  if (outcome === 'RECORDED' || outcome === 'PROCESSING') return repeatAt(outcome, now);
  if (isTooSmall(outcome, cents)) return 'GATEWAY_ERROR';
  return errorOf[outcome][isBank(work) ? 'bank' : 'card'];
}

/** The errors of what the network refused. */
const errorOf: Record<Decline, { card: AdHocErrorCode; bank: AdHocErrorCode }> = {
  DECLINED: { card: 'CARD_DECLINED', bank: 'INSUFFICIENT_FUNDS' },
  INSUFFICIENT_FUNDS: { card: 'INSUFFICIENT_FUNDS', bank: 'INSUFFICIENT_FUNDS' },
  EXPIRED: { card: 'CARD_DECLINED', bank: 'ACCOUNT_CLOSED' },
  CONFIRMATION_REQUIRED: { card: 'CARD_DECLINED', bank: 'ACCOUNT_CLOSED' },
  UNUSABLE: { card: 'CARD_DECLINED', bank: 'ACCOUNT_CLOSED' },
};

const isBank = ({ method_type }: PayableWork) => method_type === 'us_bank_account';

function unusableMethod(work: PayableWork, now: Date): AdHocErrorCode | null {
  const { customer_id, method_id, method_status } = work;
  if (customer_id === null || method_id === null) return 'PAYMENT_METHOD_DOES_NOT_EXIST';
  if (hasExpired(work, now)) return 'CARD_DECLINED';
  if (method_status === 'FAILED') return isBank(work) ? 'ACCOUNT_CLOSED' : 'CARD_DECLINED';
  return method_status === 'ACTIVE' ? null : 'GATEWAY_ERROR';
}
