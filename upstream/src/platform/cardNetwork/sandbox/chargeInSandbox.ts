import type { Database } from '../../database/database.ts';
import type { Charge } from '../cardNetwork.ts';
import type { ChargeOutcome } from '../chargeOutcome.ts';
import { findSandboxCharge } from './findSandboxCharge.ts';
import { chargesOf } from './testCards.ts';

/** Records a charge once per key; its outcome depends on the test card, and can take until later. */
export async function chargeInSandbox(
  database: Database,
  { idempotencyKey, customerId, methodId, cents }: Charge,
  now: Date,
): Promise<ChargeOutcome> {
  const charge =
    (await findSandboxCharge(database, idempotencyKey)) ??
    (await database
      .insertInto('sandbox_charges')
      .values({
        idempotency_key: idempotencyKey,
        customer_id: customerId,
        payment_method_id: methodId,
        amount_cents: cents,
        created_ts: now,
        ...(await outcomeOf(database, { customerId, methodId }, now)),
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  if (charge.answers_ts !== null && charge.answers_ts > now) return 'PROCESSING';
  return charge.is_declined ? (charge.decline ?? 'DECLINED') : 'ACCEPTED';
}

async function outcomeOf(
  database: Database,
  { customerId, methodId }: Pick<Charge, 'customerId' | 'methodId'>,
  now: Date,
) {
  const intent = await database
    .selectFrom('sandbox_setup_intents')
    .select('test_card')
    .where('payment_method_id', '=', methodId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const { decline = null, processingHours, returnsAfter } = chargesOf(intent?.test_card ?? null);
  return {
    is_declined: decline !== null,
    decline,
    answers_ts: hoursFrom(now, processingHours),
    returns_ts: hoursFrom(now, returnsAfter),
  };
}

function hoursFrom(now: Date, hours: number | undefined): Date | null {
  return hours === undefined ? null : new Date(now.getTime() + hours * 3_600_000);
}
