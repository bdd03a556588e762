/** Why the network refuses a charge permanently. */
export type Decline =
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'EXPIRED'
  /** The bank wants the owner to confirm the charge, who is not there. */
  | 'CONFIRMATION_REQUIRED'
  /** The payment method cannot be charged, or none can for so little. */
  | 'UNUSABLE';

/**
 * The outcome of a charge. RECORDED and PROCESSING are not final: repeat the charge, after the commit of the current
 * transaction, or hours later.
 */
export type ChargeOutcome = 'ACCEPTED' | 'RECORDED' | 'PROCESSING' | Decline;

/** Why a bank takes a charge, or a part of it, back. */
export type ReturnedCharge = 'DEBIT_RETURNED' | 'CHARGE_REVERSED';

/** Why a bank takes a charge back or refuses a payout, while it is on its way or after it arrived. */
export type LateRefusal = ReturnedCharge | 'PAYOUT_REFUSED' | 'PAYOUT_ACCOUNT_CLOSED';

/** Money that was sent: a charge that the network accepted, or a payout. */
export type Movement = {
  /** The idempotency key of its attempt. */
  key: string;
  kind: 'CHARGE' | 'PAYOUT';
  proId: number;
  /** Whether it would arrive now. */
  isArriving: boolean;
};

/** How often the network is asked about what it is processing, in milliseconds; its events ask earlier. */
const processingInterval = 6 * 3_600_000;

/** When to repeat a request whose outcome is not final. */
export function repeatAt(outcome: 'RECORDED' | 'PROCESSING', now: Date): Date {
  return outcome === 'RECORDED' ? now : new Date(now.getTime() + processingInterval);
}
