import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeIntent } from './fakeIntents.ts';
import type { FakeRefund } from './fakeRefunds.ts';
import { idempotentResponses } from './idempotentResponses.ts';
import { respondAsStripe } from './respondAsStripe.ts';
import { emptyStripeAccount, type FakeMethod, type FakeSetupIntent } from './stripeAccount.ts';

/** A local fake of the parts of Stripe's API that this server uses. */
export type FakeStripe = {
  /** The value for STRIPE_API_BASE. */
  url: URL;
  /** The requests so far, such as `POST /v1/customers`. */
  requests: string[];
  /** Completes a setup intent like a browser, with the card and the resulting status. */
  confirm: (clientSecret: string, method: FakeMethod, status?: FakeSetupIntent['status']) => string;
  /** Adds a payment method like the customer portal. */
  attach: (customer: string, method: FakeMethod) => string;
  /** Responds to all further requests with this status; null to respond normally. */
  failWith: (status: number | null) => void;
  /** Disturbs the next request to create something: it takes effect, and its response is lost or never comes. Null: not. */
  disturb: (how: 'LOSE_RESPONSE' | 'NEVER_RESPOND' | null) => void;
  /** What was charged, the latest first. */
  intents: FakeIntent[];
  /** What was given back, the latest first. */
  refunds: FakeRefund[];
  /** What the next refunds end with: succeeded, pending, or the code of an error. */
  refundAs: (end: string) => void;
  /** @throws before the first charge */
  lastIntent: () => FakeIntent;
  /** Deletes the idempotency keys, as Stripe does after a day. */
  deleteKeys: () => void;
  /** The header that Stripe would send with this body. */
  sign: (body: string, options: { secret: string; at: Date }) => string;
  close: () => Promise<void>;
};

/** Starts the fake on a free port. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const account = emptyStripeAccount();
  const requests: string[] = [];
  let failure: number | null = null;
  let disturbance: 'LOSE_RESPONSE' | 'NEVER_RESPOND' | null = null;
  const responses = idempotentResponses();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    const parts = await partsOf(request);
    const { status, body } =
      failure === null
        ? responses.respond(request, parts.form, () => respondAsStripe(account, parts))
        : { status: failure, body: { error: { type: 'api_error', message: 'The fake is set to fail' } } };
    const how = request.method === 'POST' ? disturbance : null;
    if (how !== null) disturbance = null;
    if (how === 'NEVER_RESPOND') return;
    if (how === 'LOSE_RESPONSE') {
      request.destroy();
      return;
    }
    // Prevents retries, which Stripe's client would delay.
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    requests,
    confirm: (clientSecret, method, status = 'succeeded') => account.confirm(clientSecret, method, status).id,
    attach: (customer, method) => account.attach(customer, method).id,
    failWith: (status) => {
      failure = status;
    },
    disturb: (how) => {
      disturbance = how;
    },
    intents: account.intents,
    refunds: account.refunds,
    refundAs: (end) => {
      account.refunding = end;
    },
    lastIntent: () => {
      const [last] = account.intents;
      if (!last) throw new Error('Nothing was charged');
      return last;
    },
    deleteKeys: responses.clear,
    sign: (body, { secret, at }) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      return `t=${seconds},v1=${digest}`;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function partsOf(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.invalid');
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
  return { route: `${request.method} ${pathname}`, form };
}
