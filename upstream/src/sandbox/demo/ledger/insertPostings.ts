import type { Transaction } from 'kysely';
import type { LedgerEvent } from '../../../pay/ledger/ledgerTables.ts';
import type { Entries } from '../../../pay/ledger/post.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { continueIds, insertBatches } from '../insertBatches.ts';

/** A movement of money of the past. */
export type PastPosting = {
  application_id: number;
  adhoc_payment_id: number | null;
  event: LedgerEvent;
  entries: Entries;
  at: Date;
};

/** Adds postings of first attempts to the ledger as `post` does, but all of them with two statements. */
export async function insertPostings(
  trx: Transaction<Tables>,
  postings: readonly PastPosting[],
): Promise<void> {
  if (postings.length === 0) return;
  const { last } = await trx
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const numbered = postings.map((posting, index) => ({ id: (last ?? 0) + index + 1, ...posting }));
  await insertBatches(
    trx,
    'ledger_postings',
    numbered.map(({ entries: _entries, at, ...posting }) => ({ ...posting, attempt: 1, created_ts: at })),
  );
  const entries = numbered.flatMap(({ id, entries: amounts }) =>
    Object.entries(amounts)
      .filter(([, cents]) => cents !== 0)
      .map(([account, cents]) => ({ posting_id: id, account, cents })),
  );
  await insertBatches(trx, 'ledger_entries', entries);
  await continueIds(trx, 'ledger_postings');
}
