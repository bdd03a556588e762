import { z } from 'zod';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { idParameter, instant } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findAccount } from './billingAccount.ts';
import type { FindOwner } from './billingOwner.ts';
import { paymentMethodMissing } from './paymentMethodMissing.ts';
import { returnUrlWithin } from './returnUrl.ts';

/** A route that opens the card network's customer portal. */
export function portalRoute(
  services: Services,
  { url, summary, findOwner }: { url: `/${string}`; summary: string; findOwner: FindOwner },
): RegisteredRoute {
  const { database, settings } = services;
  const network = cardNetwork(services);
  return route({
    method: 'POST',
    url,
    access: 'staffer',
    scope: 'PAY',
    actsOutside: true,
    tags: ['payment methods'],
    summary,
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      return_url: z.string().max(2_000).describe('The URL to return to: a URL or path of the web app'),
    }),
    responses: {
      201: z.object({
        url: z.string(),
        expires_at: instant.describe('When the URL expires'),
      }),
    },
    errors: [404, 409],
    handle: async ({ params, body, caller, url: { origin } }) => {
      const owner = await findOwner(database, caller, params.id, 'manage');
      const returnUrl = returnUrlWithin(settings.webPublicUrl, body.return_url);
      const account = await findAccount(database, network.name, owner);
      if (!account) throw paymentMethodMissing();
      const portal = await network.openPortal(account.customer_id, { returnUrl, origin });
      return { status: 201, body: { url: portal.url, expires_at: portal.expiresAt.toISOString() } };
    },
  });
}
