import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { LedgerAccount, LedgerEvent } from './ledgerTables.ts';

/** Cents by account: debits are positive, credits negative. */
export type Entries = Partial<Record<LedgerAccount, number>>;

/** A movement of the money of one application. */
export type Posting = {
  application_id: number;
  /** The ad-hoc payment that moves the money; omitted for the payments of the work itself. */
  adhoc_payment_id?: number;
  event: LedgerEvent;
  /** The attempt of the charge; 1 for what happens once. */
  attempt: number;
  /** The dispute that it belongs to; null for the payment of the work. */
  dispute_id?: number | null;
  entries: Entries;
};

/**
 * Adds postings to the ledger, at most one for each work and ad-hoc payment, without those that move nothing. The database
 * refuses unbalanced ones, and a second one of the same event and attempt.
 */
export async function post(trx: Transaction<Tables>, all: readonly Posting[], now: Date): Promise<void> {
  const postings = all.filter(({ entries }) => Object.values(entries).some((cents) => cents !== 0));
  if (postings.length === 0) return;
  const added = await trx
    .insertInto('ledger_postings')
    .values(
      postings.map(({ application_id, adhoc_payment_id = null, dispute_id = null, event, attempt }) => ({
        application_id,
        adhoc_payment_id,
        event,
        attempt,
        dispute_id,
        created_ts: now,
      })),
    )
    .returning(['id', 'application_id', 'adhoc_payment_id'])
    .execute();
  const idOf = new Map(added.map((posting) => [subjectOf(posting), posting.id]));
  const entries = postings.flatMap(({ entries: amounts, ...posting }) =>
    Object.entries(amounts)
      .filter(([, cents]) => cents !== 0)
      .map(([account, cents]) => ({
        posting_id: idOf.get(subjectOf(posting)) ?? 0,
        account: account as LedgerAccount,
        cents,
      })),
  );
  await trx.insertInto('ledger_entries').values(entries).execute();
}

/** What a posting is about: the work of an application, or one of its ad-hoc payments. */
function subjectOf(posting: { application_id: number; adhoc_payment_id?: number | null }): string {
  return `${posting.application_id} ${posting.adhoc_payment_id ?? ''}`;
}
