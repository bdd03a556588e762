import type Stripe from 'stripe';
import type { Database } from '../../database/database.ts';
import type { Charge } from '../cardNetwork.ts';
import type { ChargeOutcome } from '../chargeOutcome.ts';
import { outcomeOfIntent } from './outcomeOfIntent.ts';
import { paymentIntentOf } from './paymentIntentOf.ts';

/** The account, and the transaction that remembers what was asked of it. */
export type StripeMeans = { stripe: Stripe; database: Database; now: Date };

/** The recorded charge with this key. */
export function findStripeCharge(database: Database, idempotencyKey: string) {
  return database
    .selectFrom('stripe_charges')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/**
 * Charges a payment method. The first call only records the charge: its transaction has to be committed before the
 * request is sent, so that a crash or a lost response leads to the same request and never to a different one.
 */
export async function chargeByStripe(
  { stripe, database, now }: StripeMeans,
  { idempotencyKey, customerId, methodId, cents }: Charge,
): Promise<ChargeOutcome> {
  const charge = await findStripeCharge(database, idempotencyKey);
  if (!charge) {
    await database
      .insertInto('stripe_charges')
      .values({
        idempotency_key: idempotencyKey,
        customer_id: customerId,
        payment_method_id: methodId,
        amount_cents: cents,
        outcome: 'RECORDED',
        created_ts: now,
      })
      .execute();
    return 'RECORDED';
  }
  if (charge.outcome !== 'RECORDED' && charge.outcome !== 'PROCESSING') return charge.outcome;
  const intent = await paymentIntentOf(stripe, charge, now);
  const outcome = typeof intent === 'string' ? intent : await outcomeOfIntent(stripe, intent);
  await database
    .updateTable('stripe_charges')
    .set({ outcome, ...(typeof intent !== 'string' && { payment_intent_id: intent.id }) })
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
  return outcome;
}
