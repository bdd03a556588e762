import type { Database } from '../../database/database.ts';

/** The billing account that keeps a payment method now, by the method's id at the network; undefined for a former one. */
export function accountOf(database: Database, externalId: string) {
  return database
    .selectFrom('billing_accounts')
    .innerJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
    .selectAll('billing_accounts')
    .select('payment_methods.status')
    .where('payment_methods.external_id', '=', externalId)
    .executeTakeFirst();
}
