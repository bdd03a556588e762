import { sandboxPaymentMethod } from '../../../platform/cardNetwork/sandbox/sandboxPaymentMethod.ts';
import type { DemoRows } from '../demoRow.ts';
import { type DemoPaymentMethod, demoPaymentMethods } from './demoPaymentMethods.ts';

const day = 24 * 60 * 60 * 1000;

type BillingRows = Pick<DemoRows, 'sandbox_setup_intents' | 'billing_accounts' | 'payment_methods'>;

/** The payment methods of the demo data and their data at the sandbox network. */
export function billingRows(now: number): BillingRows {
  const each = demoPaymentMethods.map((method, index) => rowsOf(method, index + 1, now));
  return {
    sandbox_setup_intents: each.map(({ intent }) => intent),
    billing_accounts: each.map(({ account }) => account),
    payment_methods: each.map(({ method }) => method),
  };
}

function rowsOf(
  { owner, externalId, testCard, holder, isVerified }: DemoPaymentMethod,
  id: number,
  now: number,
) {
  const saved = new Date(now - (isVerified ? 90 + id : 1) * day);
  const [kind, ownerId] =
    'location' in owner
      ? (['location', owner.location] as const)
      : (['organization', owner.organization] as const);
  const intent = {
    id,
    client_secret: `seti_demo_${externalId}`,
    customer_id: `cus_sandbox_${kind}_${ownerId}`,
    status: isVerified ? ('SUCCEEDED' as const) : ('PENDING_VERIFICATION' as const),
    test_card: testCard,
    holder_name: holder,
    payment_method_id: externalId,
    created_ts: saved,
  };
  const method = sandboxPaymentMethod(intent);
  if (!method) throw new Error(`The demo data has no setup of the payment method ${externalId}`);
  return {
    intent,
    account: {
      id,
      network: 'SANDBOX' as const,
      location_id: kind === 'location' ? ownerId : null,
      organization_id: kind === 'organization' ? ownerId : null,
      customer_id: intent.customer_id,
      created_ts: saved,
    },
    method: {
      id,
      billing_account_id: id,
      external_id: externalId,
      type: method.type,
      status: method.status,
      issuer: method.issuer,
      last4: method.last4,
      holder_name: method.holderName,
      expires_month: method.expiresMonth,
      expires_year: method.expiresYear,
      failure_message: null,
      verification_url: null,
      saved_by_user_id: null,
      saved_ts: saved,
      last_updated_ts: saved,
    },
  };
}
