import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Entries, post } from '../ledger/post.ts';
import { type PaidColumn, timesReturned } from '../ledger/timesReturned.ts';
import { paidOutEntries, reversed } from './paymentEntries.ts';

type Payout = {
  /** The work that is paid for. */
  application_id: number;
  /** What the payout pays: this work itself, one of its ad-hoc payments, or what a dispute granted. */
  pays: { [Column in PaidColumn]: readonly [Column, number] }[PaidColumn];
  owed: Entries;
};

/** Posts that a payout arrived, or that the bank gave it back after that: the pro is owed it again. */
export async function postPayout(
  trx: Transaction<Tables>,
  event: 'PAID_OUT' | 'RETURNED',
  { application_id, pays: [column, id], owed }: Payout,
  now: Date,
): Promise<void> {
  const attempt = 1 + ((await timesReturned(trx, 'RETURNED', column, [id])).get(id) ?? 0);
  const arrived = paidOutEntries(owed);
  const entries = event === 'RETURNED' ? reversed(arrived) : arrived;
  await post(trx, [{ application_id, [column]: id, event, attempt, entries }], now);
}
