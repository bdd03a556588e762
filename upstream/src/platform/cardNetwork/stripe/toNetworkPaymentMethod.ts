import type Stripe from 'stripe';
import type { StoredPaymentMethodStatus } from '../networkPaymentMethod.ts';
import type { NetworkPaymentMethod } from '../cardNetwork.ts';

/** Display names of brands; others are capitalized. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Converts Stripe's payment method; null for a type that cannot be charged for shifts. */
export function toNetworkPaymentMethod(
  { id, card, us_bank_account: bank, billing_details }: Stripe.PaymentMethod,
  status: StoredPaymentMethodStatus,
  { verificationUrl = null }: { verificationUrl?: string | null } = {},
): NetworkPaymentMethod | null {
  const common = {
    externalId: id,
    status,
    holderName: billing_details.name,
    failureMessage: null,
    verificationUrl: status === 'REQUIRES_ACTION' ? verificationUrl : null,
  };
  if (card) {
    return {
      ...common,
      type: 'card',
      issuer: brandName(card.display_brand ?? card.brand),
      last4: card.last4,
      expiresMonth: card.exp_month,
      expiresYear: card.exp_year,
    };
  }
  if (bank) {
    return {
      ...common,
      type: 'us_bank_account',
      issuer: bank.bank_name ?? 'Bank account',
      last4: bank.last4 ?? '',
      expiresMonth: null,
      expiresYear: null,
    };
  }
  return null;
}

function brandName(brand: string): string {
  return brands[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`;
}
