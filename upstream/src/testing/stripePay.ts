import { fixtureIds as ids, testStart } from './fixtureIds.ts';
import type { FakeMethod } from './stripeAccount.ts';
import type { StripeServer } from './stripeServer.ts';

const customer = 'cus_harbor';

/** Replaces what Stripe charges for Harbor House, and returns the id of the payment method. */
export async function addStripeMethod(
  { database, stripe }: Pick<StripeServer, 'database' | 'stripe'>,
  given: Partial<FakeMethod> = {},
): Promise<string> {
  const method: FakeMethod = { type: 'card', issuer: 'visa', last4: '4242', ...given };
  const id = stripe.attach(customer, method);
  await database
    .updateTable('locations')
    .set({ billing_source: 'LOCATION' })
    .where('id', '=', ids.harborHouse)
    .execute();
  await database.deleteFrom('payment_methods').execute();
  await database.deleteFrom('billing_accounts').execute();
  const account = await database
    .insertInto('billing_accounts')
    .values({
      network: 'STRIPE',
      customer_id: customer,
      created_ts: testStart,
      location_id: ids.harborHouse,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: account.id,
      external_id: id,
      type: method.type,
      status: 'ACTIVE',
      issuer: method.issuer,
      last4: method.last4,
      expires_month: 12,
      expires_year: 2028,
      saved_ts: testStart,
      last_updated_ts: testStart,
    })
    .execute();
  return id;
}
