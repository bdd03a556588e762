import type { FakeDecline, FakeIntent } from './fakeIntents.ts';
import type { FakeRefund } from './fakeRefunds.ts';

/** A card or bank account as described by a test. */
export type FakeMethod = {
  type: 'card' | 'us_bank_account';
  last4: string;
  /** Stripe's name of the brand, or the bank. */
  issuer: string;
  name?: string;
  /** What its charges end with: a status, or why they are declined. They succeed unless it is given. */
  charging?: FakeIntent['status'] | FakeDecline;
};

/** Stripe's setup intent, with the fields that this server reads. */
export type FakeSetupIntent = {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  customer: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  payment_method: string | null;
  last_setup_error: { message: string; payment_method: { id: string } } | null;
  next_action: { verify_with_microdeposits: { hosted_verification_url: string } } | null;
};

type KeptMethod = ReturnType<typeof toStripeMethod>;

/** The state of a fake Stripe. */
export type StripeAccount = ReturnType<typeof emptyStripeAccount>;

export function emptyStripeAccount() {
  const setupIntents: FakeSetupIntent[] = [];
  const methods = new Map<string, KeptMethod>();
  const customers = new Map<string, { name: string; defaultMethod: string | null }>();
  const intents: FakeIntent[] = [];
  const refunds: FakeRefund[] = [];
  let made = 0;
  const newId = (prefix: string) => `${prefix}_fake${++made}`;

  function keep(method: FakeMethod, customer: string | null): KeptMethod {
    const kept = toStripeMethod(newId('pm'), method, customer);
    methods.set(kept.id, kept);
    return kept;
  }

  return {
    setupIntents,
    methods,
    customers,
    intents,
    refunds,
    /** What refunds end with: a status, or the code of the error. */
    refunding: 'succeeded',
    newId,
    attach: (customer: string, method: FakeMethod) => keep(method, customer),
    confirm(clientSecret: string, method: FakeMethod, status: FakeSetupIntent['status']) {
      const intent = setupIntents.find(({ client_secret }) => client_secret === clientSecret);
      if (!intent) throw new Error('Stripe never created this setup intent');
      const kept = keep(method, status === 'succeeded' ? intent.customer : null);
      intent.status = status;
      // A failed setup intent drops its payment method.
      intent.payment_method = status === 'requires_payment_method' ? null : kept.id;
      intent.next_action =
        status === 'requires_action' && method.type === 'us_bank_account'
          ? {
              verify_with_microdeposits: {
                hosted_verification_url: 'https://payments.stripe.example/verify',
              },
            }
          : null;
      return kept;
    },
  };
}

function toStripeMethod(id: string, given: FakeMethod, customer: string | null) {
  const { type, issuer, last4, name } = given;
  return {
    id,
    given,
    object: 'payment_method' as const,
    type,
    customer,
    billing_details: { name: name ?? null },
    ...(type === 'card'
      ? { card: { brand: issuer, display_brand: issuer, last4, exp_month: 8, exp_year: 2031 } }
      : { us_bank_account: { bank_name: issuer, last4 } }),
  };
}
