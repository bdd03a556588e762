import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerAsStripe } from './respondAsStripe.ts';
import { emptyStripeAccount, type FakeMethod, type FakeSetupIntent } from './stripeAccount.ts';

/** Stripe on this machine: as much of its API as this server uses. */
export type FakeStripe = {
  /** Give it to STRIPE_API_BASE. */
  url: URL;
  /** The requests so far, as `POST /v1/customers`. */
  requests: string[];
  /** What a browser does with a secret: tells the card, and where its setup then stands. */
  confirm: (clientSecret: string, method: FakeMethod, status?: FakeSetupIntent['status']) => string;
  /** A method that came by another way, such as the portal. */
  attach: (customer: string, method: FakeMethod) => string;
  /** Answers every further request with this status; null: as usual. */
  failWith: (status: number | null) => void;
  /** The header that Stripe would send with this body. */
  sign: (body: string, options: { secret: string; at: Date }) => string;
  close: () => Promise<void>;
};

/** Starts it on a port of its own. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const account = emptyStripeAccount();
  const requests: string[] = [];
  let failure: number | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    const { status, body } =
      failure === null
        ? answerAsStripe(account, await partsOf(request))
        : { status: failure, body: { error: { type: 'api_error', message: 'The fake was told to fail' } } };
    // Not to be tried again: the client of Stripe would wait in between.
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
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
