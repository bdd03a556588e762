import type { Database } from '../../platform/database/database.ts';
import type { Entries } from '../ledger/post.ts';

/** What an attempt to pay for a dispute owed, by account, whether it was reversed or not. */
export async function owedByDispute(
  database: Database,
  disputeId: number,
  attempt: number,
): Promise<Entries> {
  const rows = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(['account', 'cents'])
    .where('dispute_id', '=', disputeId)
    .where('event', '=', 'OWED')
    .where('attempt', '=', attempt)
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
