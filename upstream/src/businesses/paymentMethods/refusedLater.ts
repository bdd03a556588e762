import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { StripeEvent } from '../../platform/cardNetwork/stripe/stripeEvent.ts';
import type { Database } from '../../platform/database/database.ts';

/** A movement of money that a bank refused after Stripe had sent it. */
export type RefusedMovement = { key: string; refusal: LateRefusal };

type PayoutEvent = Extract<StripeEvent, { type: 'payout.failed' | 'payout.canceled' | 'transfer.reversed' }>;
type DisputeEvent = Extract<StripeEvent, { type: 'charge.dispute.created' | 'charge.dispute.closed' }>;

/** Stripe's codes for an account that no later payout can reach either. */
const closedCodes = ['account_closed', 'account_frozen', 'no_account', 'invalid_account_number'];

/** Stripe's reasons for a bank debit that came back, which is final; others are claims of a card holder. */
const returnReasons = [
  'insufficient_funds',
  'bank_cannot_process',
  'debit_not_authorized',
  'incorrect_account_details',
];

/** The payout of an event about one; null for one that is not of this server. */
export function refusedPayout({ data: { object } }: PayoutEvent): RefusedMovement | null {
  const key = object.metadata?.payout;
  if (key === undefined) return null;
  const isClosed = closedCodes.includes(object.failure_code ?? '');
  return { key, refusal: isClosed ? 'PAYOUT_ACCOUNT_CLOSED' : 'PAYOUT_REFUSED' };
}

/**
 * The charge that an event says came back: a debit that a bank returned, or a charge of a card whose holder won the claim.
 * Null while a claim is open, when its holder loses it, and for an unknown charge.
 */
export async function returnedCharge(
  database: Database,
  { data: { object } }: DisputeEvent,
): Promise<RefusedMovement | null> {
  const isDebit = returnReasons.includes(object.reason);
  // To Stripe, a claim is lost when the business loses it.
  if (object.payment_intent === null || !(isDebit || object.status === 'lost')) return null;
  const charge = await database
    .selectFrom('stripe_charges')
    .select('idempotency_key')
    .where('payment_intent_id', '=', object.payment_intent)
    .executeTakeFirst();
  if (!charge) return null;
  return { key: charge.idempotency_key, refusal: isDebit ? 'DEBIT_RETURNED' : 'CHARGE_REVERSED' };
}
