import type { NetworkPaymentMethod } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';

/** The payment method, its owner, the user and the time. */
type Saving = {
  account: { id: number; location_id: number | null };
  method: NetworkPaymentMethod;
  /** Null for a change by the network. */
  userId: number | null;
  now: Date;
};

/** Stores the owner's payment method, replacing the previous one; saving it again changes nothing. */
export async function savePaymentMethod(trx: Database, { account, method, userId, now }: Saving) {
  const facts = {
    external_id: method.externalId,
    type: method.type,
    status: method.status,
    issuer: method.issuer,
    last4: method.last4,
    holder_name: method.holderName,
    expires_month: method.expiresMonth,
    expires_year: method.expiresYear,
    failure_message: method.failureMessage,
    verification_url: method.verificationUrl,
    last_updated_ts: now,
  };
  const saved = { saved_by_user_id: userId, saved_ts: now };
  const former = await trx
    .selectFrom('payment_methods')
    .select('external_id')
    .where('billing_account_id', '=', account.id)
    .forUpdate()
    .executeTakeFirst();
  const isSame = former?.external_id === method.externalId;
  const row = await trx
    .insertInto('payment_methods')
    .values({ billing_account_id: account.id, ...facts, ...saved })
    .onConflict((conflict) =>
      conflict.column('billing_account_id').doUpdateSet({ ...facts, ...(!isSame && saved) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (account.location_id !== null) {
    await trx
      .updateTable('locations')
      .set({ stripe_payment_method_id: method.externalId })
      .where('id', '=', account.location_id)
      .execute();
  }
  return row;
}
