import { z } from 'zod';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../database/database.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { type RegisteredRoute, route } from '../../platform/server/route.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { findAccount } from './billingAccount.ts';
import type { BillingOwner, FindOwner } from './billingOwner.ts';
import { paymentMethodMissing } from './paymentMethodMissing.ts';
import { paymentMethodResponse, toPaymentMethod } from './paymentMethodResponse.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';

type Parts = {
  url: `/${string}`;
  summary: string;
  findOwner: FindOwner;
  /** What else changes with it, in the same transaction. */
  afterwards?: (trx: Database, owner: BillingOwner) => Promise<unknown>;
};

/** A route that saves the payment method that a browser has set up. */
export function writePaymentMethodRoute(
  upstream: Upstream,
  { url, summary, findOwner, afterwards }: Parts,
): RegisteredRoute {
  const { database, clock } = upstream;
  const network = cardNetwork(upstream);
  return route({
    method: 'PUT',
    url,
    access: 'staffer',
    tags: ['payment methods'],
    summary,
    description:
      'Only one that the card network has set up for this very owner. Saving it once more changes nothing; one that ' +
      'failed leaves the former untouched.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ payment_method_id: z.string().trim().min(1, 'This field is required').max(255) }),
    responses: { 200: paymentMethodResponse },
    errors: [402, 404, 409],
    handle: async ({ params, body, caller }) => {
      const owner = await findOwner(database, caller, params.id, 'manage');
      const account = await findAccount(database, network.name, owner);
      // The network is asked before the transaction, and for this customer only: an id may be anybody's.
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
