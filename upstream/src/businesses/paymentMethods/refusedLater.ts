import type { LateRefusal } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { DecidedClaim } from '../../platform/cardNetwork/decidedClaim.ts';
import type { StripeEvent } from '../../platform/cardNetwork/stripe/stripeEvent.ts';
import type { Database } from '../../platform/database/database.ts';

/** A movement of money that a bank refused after Stripe had sent it. */
export type RefusedMovement = { key: string; refusal: LateRefusal };

type PayoutEvent = Extract<StripeEvent, { type: 'payout.failed' | 'payout.canceled' | 'transfer.reversed' }>;
type DisputeEvent = Extract<StripeEvent, { type: `charge.dispute.${string}` }>;

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
 * The claim that an event says is decided: a debit that a bank returned, or a charge of a card, of whose holder's claim the
 * business lost or won. Null while a claim is open, and for an unknown charge.
 */
export async function decidedClaim(
  database: Database,
  { type, data: { object } }: DisputeEvent,
): Promise<DecidedClaim | null> {
  const isDebit = returnReasons.includes(object.reason);
  // To Stripe, it is the business that wins or loses a claim.
  const isWon = object.status === 'won' || type === 'charge.dispute.funds_reinstated';
  if (object.payment_intent === null || !(isDebit || isWon || object.status === 'lost')) return null;
  const charge = await database
    .selectFrom('stripe_charges')
    .select(['idempotency_key', 'amount_cents'])
    .where('payment_intent_id', '=', object.payment_intent)
    .executeTakeFirst();
  if (!charge) return null;
  return {
    name: object.id,
    chargeKey: charge.idempotency_key,
    chargedCents: charge.amount_cents,
    cents: object.amount,
    refusal: isDebit ? 'DEBIT_RETURNED' : 'CHARGE_REVERSED',
    isWon,
  };
}
