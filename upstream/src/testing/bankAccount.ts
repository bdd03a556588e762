import type { Database } from '../platform/database/database.ts';
import { testStart } from './fixtureIds.ts';

/** The owner of the bank account. */
export type BillingOwnerColumn = { location_id: number } | { organization_id: number };

/** Adds the bank account `ba_1`, pending verification by the sandbox network, and its setup with the secret `secret`. */
export async function addBankAccount(database: Database, owner: BillingOwnerColumn): Promise<void> {
  await database
    .insertInto('sandbox_setup_intents')
    .values({
      client_secret: 'secret',
      customer_id: 'cus_1',
      status: 'PENDING_VERIFICATION',
      test_card: 'DELAYED_BANK',
      payment_method_id: 'ba_1',
      created_ts: testStart,
    })
    .execute();
  const account = await database
    .insertInto('billing_accounts')
    .values({ network: 'SANDBOX', customer_id: 'cus_1', created_ts: testStart, ...owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('payment_methods')
    .values({
      billing_account_id: account.id,
      external_id: 'ba_1',
      type: 'us_bank_account',
      status: 'REQUIRES_ACTION',
      issuer: 'Sandbox Bank',
      last4: '6789',
      saved_ts: testStart,
      last_updated_ts: testStart,
    })
    .execute();
}
