import type { Database } from '../../database/database.ts';
import type { LateRefusal, Movement } from '../chargeOutcome.ts';

/** Which of these movements Stripe reported as refused. */
export async function findStripeRefusals(
  database: Database,
  movements: readonly Movement[],
): Promise<Map<string, LateRefusal>> {
  if (movements.length === 0) return new Map();
  const rows = await database
    .selectFrom('stripe_refusals')
    .select(['idempotency_key', 'refusal'])
    .where(
      'idempotency_key',
      'in',
      movements.map(({ key }) => key),
    )
    .execute();
  return new Map(rows.map(({ idempotency_key, refusal }) => [idempotency_key, refusal]));
}

/** Remembers that a bank refused a movement. The first report counts. */
export async function recordStripeRefusal(
  trx: Database,
  { key, refusal }: { key: string; refusal: LateRefusal },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('stripe_refusals')
    .values({ idempotency_key: key, refusal, created_ts: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes that a bank refused a movement: it gave the money back. */
export async function forgetStripeRefusal(trx: Database, key: string): Promise<void> {
  await trx.deleteFrom('stripe_refusals').where('idempotency_key', '=', key).execute();
}
