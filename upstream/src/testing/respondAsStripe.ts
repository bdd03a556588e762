import { respondAboutCharges } from './fakeIntents.ts';
import { respondAboutRefunds } from './fakeRefunds.ts';
import type { StripeAccount } from './stripeAccount.ts';

type Request = { route: string; form: URLSearchParams };
type Response = { status: number; body: object };

const missing: Response = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
};

/** The response of Stripe's API. */
export function respondAsStripe(account: StripeAccount, { route, form }: Request): Response {
  const [, customerId, methodId] =
    /^(?:GET|POST) \/v1\/customers\/(\w+)(?:\/payment_methods\/(\w+))?$/.exec(route) ?? [];
  if (route === 'POST /v1/customers') return makeCustomer(account, form);
  if (route === 'POST /v1/setup_intents') return makeSetupIntent(account, form);
  if (route === 'GET /v1/setup_intents') return listSetupIntents(account, form);
  if (route === 'POST /v1/billing_portal/sessions') return openPortal(account, form);
  if (customerId !== undefined && methodId !== undefined) {
    const method = account.methods.get(methodId);
    return method?.customer === customerId ? { status: 200, body: method } : missing;
  }
  if (customerId !== undefined) return chooseDefault(account, customerId, form);
  const request = { route, form };
  return respondAboutCharges(account, request) ?? respondAboutRefunds(account, request) ?? missing;
}

function makeCustomer({ customers, newId }: StripeAccount, form: URLSearchParams): Response {
  const id = newId('cus');
  customers.set(id, { name: form.get('name') ?? '', defaultMethod: null });
  return { status: 200, body: { id, object: 'customer' } };
}

function makeSetupIntent({ customers, setupIntents, newId }: StripeAccount, form: URLSearchParams): Response {
  const customer = form.get('customer') ?? '';
  if (!customers.has(customer)) return missing;
  const id = newId('seti');
  const intent = {
    id,
    object: 'setup_intent' as const,
    client_secret: `${id}_secret_fake`,
    customer,
    status: 'requires_payment_method' as const,
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  };
  setupIntents.unshift(intent);
  return { status: 200, body: intent };
}

function listSetupIntents({ methods, setupIntents }: StripeAccount, form: URLSearchParams): Response {
  const data = setupIntents
    .filter(({ customer, payment_method }) => {
      return customer === form.get('customer') && payment_method === form.get('payment_method');
    })
    .map((intent) => ({ ...intent, payment_method: methods.get(intent.payment_method ?? '') ?? null }));
  return { status: 200, body: { object: 'list', data, has_more: false } };
}

function openPortal({ customers, newId }: StripeAccount, form: URLSearchParams): Response {
  if (!customers.has(form.get('customer') ?? '')) return missing;
  const id = newId('bps');
  return {
    status: 200,
    body: { id, url: `https://billing.stripe.example/${id}`, return_url: form.get('return_url') },
  };
}

function chooseDefault({ customers }: StripeAccount, id: string, form: URLSearchParams): Response {
  const customer = customers.get(id);
  if (!customer) return missing;
  customer.defaultMethod = form.get('invoice_settings[default_payment_method]');
  return { status: 200, body: { id, object: 'customer' } };
}
