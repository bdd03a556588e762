import type { Decline } from '../chargeOutcome.ts';

/** What Stripe says about a failure: a code, and for a card the reason of its issuer. */
type StripeFailure = { code?: string | undefined; decline_code?: string | undefined };

/**
 * Stripe's codes by what a business can do about them. The others count as declined, which can be retried, such as
 * `do_not_honor`, `issuer_not_available`, `processing_error` and `fraudulent`, whose reason is not revealed.
 */
const codes: Record<Exclude<Decline, 'DECLINED'>, readonly string[]> = {
  INSUFFICIENT_FUNDS: [
    'insufficient_funds',
    'card_velocity_exceeded',
    'withdrawal_count_limit_exceeded',
    'charge_exceeds_source_limit',
    'charge_exceeds_transaction_limit',
  ],
  EXPIRED: ['expired_card', 'expired_payment_method', 'invalid_expiry_month', 'invalid_expiry_year'],
  CONFIRMATION_REQUIRED: [
    'authentication_required',
    'authentication_not_handled',
    'approve_with_id',
    'mobile_device_authentication_required',
    'offline_pin_required',
    'online_or_offline_pin_required',
    'payment_intent_action_required',
    'payment_intent_authentication_failure',
    'payment_intent_mandate_invalid',
    'billing_invalid_mandate',
    'debit_not_authorized',
    'bank_account_unverified',
  ],
  UNUSABLE: [
    'account_closed',
    'account_invalid',
    'account_number_invalid',
    // No payment method can be charged so little.
    'amount_too_small',
    'bank_account_bad_routing_numbers',
    'bank_account_declined',
    'bank_account_restricted',
    'bank_account_unusable',
    'bank_ownership_changed',
    'card_not_supported',
    'currency_not_supported',
    'incorrect_number',
    'invalid_account',
    'invalid_account_number',
    'invalid_number',
    'lost_card',
    'new_account_information_available',
    'no_account',
    'payment_method_bank_account_blocked',
    'payment_method_currency_mismatch',
    'payment_method_not_available',
    'payment_method_restricted',
    'payment_method_unactivated',
    'payment_method_unexpected_state',
    'payment_method_unsupported_type',
    'pickup_card',
    'resource_missing',
    'restricted_card',
    'revocation_of_all_authorizations',
    'revocation_of_authorization',
    'routing_number_invalid',
    'stolen_card',
    'stop_payment_order',
  ],
};

const declines = new Map(
  Object.entries(codes).flatMap(([decline, known]) =>
    known.map((code) => [code, decline as Decline] as const),
  ),
);

/** Why a charge failed. The reason of the issuer says more than the code. */
export function declineOf({ code, decline_code }: StripeFailure): Decline {
  return declines.get(decline_code ?? '') ?? declines.get(code ?? '') ?? 'DECLINED';
}

/** Whether a request that Stripe calls invalid was refused because of the payment method or the amount, and not because of a mistake. */
export function isAboutMethod({ code }: StripeFailure): boolean {
  return code !== undefined && declines.has(code);
}
