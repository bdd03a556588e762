import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { owedFor } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { paidOutEntries, reversed } from './paymentEntries.ts';

/** How often the bank gave a payout back after it had arrived, by application. Absent if it never did. */
export async function countReturned(
  trx: Transaction<Tables>,
  applicationIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('ledger_postings')
    .select('application_id')
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .where('application_id', 'in', applicationIds)
    .where('adhoc_payment_id', 'is', null)
    .where('dispute_id', 'is', null)
    .where('event', '=', 'RETURNED')
    .groupBy('application_id')
    .execute();
  return new Map(rows.map(({ application_id, times }) => [application_id ?? 0, times]));
}

/** Posts that a payout which had arrived came back: the pro is owed it again. */
export async function postReturned(
  trx: Transaction<Tables>,
  applicationId: number,
  now: Date,
): Promise<void> {
  const owed = (await owedFor(trx, [applicationId])).get(applicationId) ?? {};
  const attempt = ((await countReturned(trx, [applicationId])).get(applicationId) ?? 0) + 1;
  const entries = reversed(paidOutEntries(owed));
  await post(trx, [{ application_id: applicationId, event: 'RETURNED', attempt, entries }], now);
}
