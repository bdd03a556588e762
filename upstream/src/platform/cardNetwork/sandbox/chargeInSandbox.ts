import type { Database } from '../../database/database.ts';
import type { Charge } from '../cardNetwork.ts';
import type { ChargeOutcome } from '../chargeOutcome.ts';
import { isTestCardName, testCards } from './testCards.ts';

/** Records a charge once per key; whether it is declined depends on the test card. */
export async function chargeInSandbox(
  database: Database,
  { idempotencyKey, customerId, methodId, cents }: Charge,
  now: Date,
): Promise<ChargeOutcome> {
  const intent = await database
    .selectFrom('sandbox_setup_intents')
    .select('test_card')
    .where('payment_method_id', '=', methodId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const card = intent?.test_card ?? null;
  const isAccepted = isTestCardName(card) && testCards[card].outcome !== 'DECLINE_CHARGES';
  await database
    .insertInto('sandbox_charges')
    .values({
      idempotency_key: idempotencyKey,
      customer_id: customerId,
      payment_method_id: methodId,
      amount_cents: cents,
      is_declined: !isAccepted,
      created_ts: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { is_declined } = await database
    .selectFrom('sandbox_charges')
    .select('is_declined')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return is_declined ? 'DECLINED' : 'ACCEPTED';
}
