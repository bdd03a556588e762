import type { FastifyInstance } from 'fastify';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { stripeClient } from '../../platform/cardNetwork/stripe/stripeClient.ts';
import { readStripeEvent, type StripeEvent } from '../../platform/cardNetwork/stripe/stripeEvent.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeOf } from './processEvent.ts';

/** The lifetime of a signature in seconds, which limits replay attacks. */
const toleranceSeconds = 300;

/**
 * `POST /webhooks/stripe/`: receives Stripe's events about payment methods and charges. Events must be signed; each is
 * processed once. Does not exist without the signing secret.
 */
export async function serveStripeWebhook(server: FastifyInstance, services: Services): Promise<void> {
  const { stripe } = services.settings;
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post('/webhooks/stripe/', { schema: { hide: true } }, async (request) => {
      if (!stripe?.webhookSecret) throw notFound();
      const { webhooks } = await stripeClient(stripe);
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw unsigned();
      const event = readStripeEvent(
        attempt(request.body, (body) =>
          webhooks.constructEvent(
            body,
            signature,
            stripe.webhookSecret ?? '',
            toleranceSeconds,
            undefined,
            services.clock.systemNow().getTime(),
          ),
        ),
      );
      if (event) await carryOut(services, event);
      return { received: true };
    });
  });
}

function attempt<Event>(body: Buffer, verify: (body: Buffer) => Event): Event {
  try {
    return verify(body);
  } catch {
    throw unsigned();
  }
}

function unsigned(): ApiError {
  return new ApiError('invalid', 'The event is not signed by Stripe.', { target: 'Stripe-Signature' });
}

async function carryOut(services: Services, event: StripeEvent): Promise<void> {
  const { database, clock } = services;
  const change = await changeOf(event, { services, network: cardNetwork(services) });
  if (!change) return;
  await database.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('card_network_events')
      .values({ id: event.id, type: event.type, received_ts: clock.systemNow() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) await change(trx);
  });
  wakeDueWork(database);
}
