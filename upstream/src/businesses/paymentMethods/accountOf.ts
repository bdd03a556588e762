import type { Database } from '../../platform/database/database.ts';

/** The billing account with this payment method, by its id at the network; undefined for a replaced one. */
export function accountOf(database: Database, externalId: string) {
  return database
    .selectFrom('billing_accounts')
    .innerJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
    .selectAll('billing_accounts')
    .select('payment_methods.status')
    .where('payment_methods.external_id', '=', externalId)
    .executeTakeFirst();
}
