import type { Database } from '../../platform/database/database.ts';
import type { Entries } from '../ledger/post.ts';

/**
 * What an attempt to pay for a dispute owed, by account, whether it was reversed or not. One that charges only a part that came
 * back owes what the attempt before it did.
 */
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
    .where('attempt', '=', (eb) =>
      eb
        .selectFrom('ledger_postings as others')
        .select(({ fn }) => fn.max<number>('others.attempt').as('last'))
        .where('others.dispute_id', '=', disputeId)
        .where('others.event', '=', 'OWED')
        .where('others.attempt', '<=', attempt),
    )
    .execute();
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
