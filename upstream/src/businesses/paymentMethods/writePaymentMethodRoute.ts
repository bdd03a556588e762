import { z } from 'zod';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findAccount } from './billingAccount.ts';
import type { BillingOwner, FindOwner } from './billingOwner.ts';
import { paymentMethodMissing } from './paymentMethodMissing.ts';
import { paymentMethodResponse, toPaymentMethod } from './paymentMethodResponse.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';

type Parts = {
  url: `/${string}`;
  summary: string;
  findOwner: FindOwner;
  /** Further changes in the same transaction. */
  afterwards?: (trx: Database, owner: BillingOwner) => Promise<unknown>;
};

/** A route that saves a payment method set up in a browser. */
export function writePaymentMethodRoute(
  services: Services,
  { url, summary, findOwner, afterwards }: Parts,
): RegisteredRoute {
  const { database, clock } = services;
  const network = cardNetwork(services);
  return route({
    method: 'PUT',
    url,
    access: 'staffer',
    scope: 'PAY',
    actsOutside: true,
    tags: ['payment methods'],
    summary,
    description:
      'Only a payment method that the card network set up for this owner. Saving it again changes nothing; one that ' +
      'failed keeps the previous one.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ payment_method_id: z.string().trim().min(1, 'This field is required').max(255) }),
    responses: { 200: paymentMethodResponse },
    errors: [402, 404, 409],
    handle: async ({ params, body, caller }) => {
      const owner = await findOwner(database, caller, params.id, 'manage');
      const account = await findAccount(database, network.name, owner);
      // Ask the network before the transaction, and for this customer only: the id may belong to another one.
      const method =
        account && (await network.findPaymentMethod(account.customer_id, body.payment_method_id));
      if (!method) throw paymentMethodMissing('payment_method_id');
      await network.makeDefault(account.customer_id, method);
      const saved = await database.transaction().execute(async (trx) => {
        const row = await savePaymentMethod(trx, {
          account,
          method,
          userId: caller.userId,
          now: clock.now(),
        });
        await afterwards?.(trx, owner);
        return row;
      });
      return { status: 200, body: toPaymentMethod(saved, { withDetails: true }) };
    },
  });
}
