import { z } from 'zod';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import { booleanParameter, idParameter } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findAccount } from './billingAccount.ts';
import type { FindOwner } from './billingOwner.ts';
import { paymentMethodMissing } from './paymentMethodMissing.ts';
import { paymentMethodResponse, toPaymentMethod } from './paymentMethodResponse.ts';

/** A route that returns a payment method. */
export function readPaymentMethodRoute(
  services: Services,
  { url, summary, findOwner }: { url: `/${string}`; summary: string; findOwner: FindOwner },
): RegisteredRoute {
  const { database } = services;
  return route({
    method: 'GET',
    url,
    access: 'staffer',
    tags: ['payment methods'],
    summary,
    description:
      'Its own payment method, regardless of billing_source; 404 PAYMENT_METHOD_DOES_NOT_EXIST without one.',
    params: z.object({ id: idParameter }),
    query: z.strictObject({
      include_details: booleanParameter.optional().describe('Only for callers who can manage billing'),
    }),
    responses: { 200: paymentMethodResponse },
    errors: [404],
    handle: async ({ params, query, caller }) => {
      const withDetails = query.include_details ?? false;
      const owner = await findOwner(database, caller, params.id, withDetails ? 'manage' : 'see');
      const account = await findAccount(database, cardNetworkName(services), owner);
      const method =
        account &&
        (await database
          .selectFrom('payment_methods')
          .selectAll()
          .where('billing_account_id', '=', account.id)
          .executeTakeFirst());
      if (!method) throw paymentMethodMissing();
      return { status: 200, body: toPaymentMethod(method, { withDetails }) };
    },
  });
}
