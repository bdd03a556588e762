import type { FakeMethod, StripeAccount } from './stripeAccount.ts';

/** Stripe's payment intent, with the fields that this server reads. */
export type FakeIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  customer: string;
  payment_method: string;
  status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method' | 'canceled';
  last_payment_error: FakeDecline | null;
  metadata: Record<string, string>;
};

/** Why a fake card is declined. */
export type FakeDecline = { type: 'card_error'; code: string; decline_code?: string };

type Request = { route: string; form: URLSearchParams };
type Response = { status: number; body: object };

const invalid = (code: string): Response => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: `The fake says ${code}` } },
});

const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** The response to requests about payment intents; null for others. */
export function respondAboutCharges(account: StripeAccount, { route, form }: Request): Response | null {
  const [, id, action] = /^(?:GET|POST) \/v1\/payment_intents\/(\w+)(\/cancel)?$/.exec(route) ?? [];
  if (route === 'POST /v1/payment_intents') return charge(account, form);
  if (route === 'GET /v1/payment_intents') {
    return list(account.intents.filter(({ customer }) => customer === form.get('customer')));
  }
  const intent = account.intents.find((each) => each.id === id);
  if (!intent) return null;
  if (action !== undefined) intent.status = 'canceled';
  return { status: 200, body: intent };
}

const list = (data: object[]): Response => ({
  status: 200,
  body: { object: 'list', url: '/v1/list', data, has_more: false },
});

function charge({ methods, intents, newId }: StripeAccount, form: URLSearchParams): Response {
  const method = methods.get(form.get('payment_method') ?? '');
  if (method?.customer !== form.get('customer')) return invalid('resource_missing');
  if (Number(form.get('amount')) < 50) return invalid('amount_too_small');
  const { charging = 'succeeded' }: FakeMethod = method.given;
  const decline = typeof charging === 'object' ? charging : null;
  const intent: FakeIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    customer: method?.customer ?? '',
    payment_method: method?.id ?? '',
    status: typeof charging === 'object' ? 'requires_payment_method' : charging,
    last_payment_error: decline,
    metadata: metadataOf(form),
  };
  intents.unshift(intent);
  if (!decline) return { status: 200, body: intent };
  return { status: 402, body: { error: { ...decline, message: 'Declined', payment_intent: intent } } };
}
