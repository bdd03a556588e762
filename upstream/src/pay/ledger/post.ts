import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { LedgerAccount, LedgerEvent } from './ledgerTables.ts';

/** Cents by account: debits are positive, credits negative. */
export type Entries = Partial<Record<LedgerAccount, number>>;

/** What moves the money of one application. */
type WorkSubject = {
  application_id: number;
  /** The ad-hoc payment that moves the money; omitted for the payments of the work itself. */
  adhoc_payment_id?: number;
  /** The dispute that it belongs to; null for the payment of the work. */
  dispute_id?: number | null;
};

/** A movement of the money of one application, of a referral reward, of a refund, or of a returned charge or part. */
export type Posting = (
  | WorkSubject
  | { referral_reward_id: number }
  | { refund_id: number }
  | { returned_part_id: number }
  | { returned_charge_id: number }
) & {
  event: LedgerEvent;
  /** The attempt of the charge, or how often it has happened; 1 for what happens once. */
  attempt: number;
  entries: Entries;
};

const noSubject = {
  application_id: null,
  adhoc_payment_id: null,
  dispute_id: null,
  referral_reward_id: null,
  refund_id: null,
  returned_part_id: null,
  returned_charge_id: null,
};

/**
 * Adds postings to the ledger, at most one for each work, ad-hoc payment, reward, refund, and returned charge or part, without those that move nothing. The database
 * refuses unbalanced ones, and a second one of the same event and attempt.
 */
export async function post(trx: Transaction<Tables>, all: readonly Posting[], now: Date): Promise<void> {
  const postings = all.filter(({ entries }) => Object.values(entries).some((cents) => cents !== 0));
  if (postings.length === 0) return;
  const added = await trx
    .insertInto('ledger_postings')
    .values(
      postings.map(({ entries: _entries, ...posting }) => ({ ...noSubject, ...posting, created_ts: now })),
    )
    .returning([
      'id',
      'application_id',
      'adhoc_payment_id',
      'referral_reward_id',
      'refund_id',
      'returned_part_id',
      'returned_charge_id',
    ])
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

/** What a posting is about: the work of an application, one of its ad-hoc payments, a reward, a refund, a part, or a charge. */
function subjectOf(posting: {
  application_id?: number | null;
  adhoc_payment_id?: number | null;
  referral_reward_id?: number | null;
  refund_id?: number | null;
  returned_part_id?: number | null;
  returned_charge_id?: number | null;
}): string {
  const { application_id, adhoc_payment_id, referral_reward_id, refund_id } = posting;
  const { returned_part_id, returned_charge_id } = posting;
  return [
    application_id,
    adhoc_payment_id,
    referral_reward_id,
    refund_id,
    returned_part_id,
    returned_charge_id,
  ].join(' ');
}
