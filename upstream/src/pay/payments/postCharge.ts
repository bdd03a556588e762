import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { post } from '../ledger/post.ts';
import { type PaidColumn, timesReturned } from '../ledger/timesReturned.ts';
import { chargedEntries, reversed } from './paymentEntries.ts';

type Charge = {
  /** The work that is charged for. */
  application_id: number;
  /** What the charge pays: this work itself, one of its ad-hoc payments, or what a dispute granted. */
  pays: { [Column in PaidColumn]: readonly [Column, number] }[PaidColumn];
  cents: number;
};

/**
 * Posts that a charge arrived, that the bank took it back after that, so that the business owes it again, or that the bank
 * gave back what it took last.
 */
export async function postCharge(
  trx: Transaction<Tables>,
  event: 'CHARGED' | 'CHARGE_RETURNED' | 'CHARGE_GIVEN_BACK',
  { application_id, pays: [column, id], cents }: Charge,
  now: Date,
): Promise<void> {
  const returned = (await timesReturned(trx, 'CHARGE_RETURNED', column, [id])).get(id) ?? 0;
  const attempt = event === 'CHARGE_GIVEN_BACK' ? returned : returned + 1;
  const arrived = chargedEntries(cents);
  const entries = event === 'CHARGE_RETURNED' ? reversed(arrived) : arrived;
  await post(trx, [{ application_id, [column]: id, event, attempt, entries }], now);
}
