import { sql } from 'kysely';
import type { StripeServer } from '../stripeServer.ts';

/** The key of the newest attempt of each payout that was made or is to be made. */
const payouts = sql<{ key: string }>`
  select concat('application-payout-', application_id, '-', attempt) as key from payments where kind = 'PAYOUT'
  union all
  select concat('dispute-payout-', dispute_id, '-', attempt) from dispute_payments where kind = 'PAYOUT'
  union all
  select concat('adhoc-payout-', id, '-', attempt) from adhoc_payments
  order by key
`;

/** Reports that a bank has given a payout back: one that is to be made, on its way, arrived or over. */
export async function returnPayout(
  { database, tell }: Pick<StripeServer, 'database' | 'tell'>,
  pick: number,
): Promise<void> {
  const { rows } = await payouts.execute(database);
  const payout = rows[pick % Math.max(1, rows.length)]?.key;
  if (payout !== undefined) await tell('payout.failed', { metadata: { payout } });
}
