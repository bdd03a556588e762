import type { StripeAccount } from './stripeAccount.ts';

/** Stripe's refund, with the fields that this server reads. */
export type FakeRefund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'pending' | 'failed' | 'canceled';
  metadata: Record<string, string>;
};

type Request = { route: string; form: URLSearchParams };
type Response = { status: number; body: object };

/** The response to requests about refunds; null for others. */
export function respondAboutRefunds(account: StripeAccount, { route, form }: Request): Response | null {
  const intent = form.get('payment_intent') ?? '';
  if (route === 'GET /v1/refunds') {
    const data = account.refunds.filter(({ payment_intent }) => payment_intent === intent);
    return { status: 200, body: { object: 'list', url: '/v1/refunds', data, has_more: false } };
  }
  if (route !== 'POST /v1/refunds') return null;
  const { refunding } = account;
  if (refunding !== 'succeeded' && refunding !== 'pending') {
    return {
      status: 400,
      body: {
        error: { type: 'invalid_request_error', code: refunding, message: `The fake says ${refunding}` },
      },
    };
  }
  const refund: FakeRefund = {
    id: account.newId('re'),
    object: 'refund',
    amount: Number(form.get('amount')),
    payment_intent: intent,
    status: refunding,
    metadata: { refund: form.get('metadata[refund]') ?? '' },
  };
  account.refunds.unshift(refund);
  return { status: 200, body: refund };
}
