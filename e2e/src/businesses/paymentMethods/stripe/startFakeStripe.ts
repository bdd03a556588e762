import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { respondAsStripe } from './respondAsStripe.ts';
import { emptyStripeAccount, type StripeAccount } from './stripeAccount.ts';

/** Stripe's API on this machine. */
export interface FakeStripe {
  /** Origin, for STRIPE_API_BASE. */
  url: string;
  account: StripeAccount;
  close(): Promise<void>;
}

/** Starts it, on a port of its own. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const account = emptyStripeAccount();
  const server = createServer((request, response) => {
    void questionOf(request).then((question) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(respondAsStripe(account, question))),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function questionOf(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.invalid');
  const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
  return { route: `${request.method} ${pathname}`, form };
}
