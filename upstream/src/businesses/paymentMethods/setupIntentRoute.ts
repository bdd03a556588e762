import { z } from 'zod';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { customerOf } from './billingAccount.ts';
import type { FindOwner } from './billingOwner.ts';

/** A route that starts the setup of a payment method. */
export function setupIntentRoute(
  services: Services,
  { url, summary, findOwner }: { url: `/${string}`; summary: string; findOwner: FindOwner },
): RegisteredRoute {
  const { database, clock } = services;
  const network = cardNetwork(services);
  return route({
    method: 'GET',
    url,
    access: 'staffer',
    scope: 'PAY',
    tags: ['payment methods'],
    summary,
    description:
      'With the secret, a browser sends the card to the card network directly, never to this server.',
    params: z.object({ id: idParameter }),
    responses: { 200: z.object({ client_secret: z.string() }) },
    errors: [404, 409],
    handle: async ({ params, caller }) => {
      const owner = await findOwner(database, caller, params.id, 'manage');
      const customer = await customerOf({ database, network, now: clock.now() }, owner);
      return { status: 200, body: { client_secret: await network.createSetupIntent(customer) } };
    },
  });
}
