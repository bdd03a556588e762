import type { Database } from '../../platform/database/database.ts';

/** What is charged or refunded, the id of it, and the attempt. */
const keyPattern = /^(application|adhoc|dispute|invoice|refund)-(\d{1,9})-(\d{1,9})$/;

type PendingCharge = { id: number; attempt: number; now: Date };

/**
 * Makes the charge or refund with this key due, if it still waits for the card network. Due work then asks the network what became
 * of it, so that events can come in any order, late, and more than once.
 */
export async function askNetworkNow(trx: Database, idempotencyKey: string, now: Date): Promise<void> {
  const [, kind, id, attempt] = keyPattern.exec(idempotencyKey) ?? [];
  if (kind === undefined) return;
  await charges[kind]?.(trx, { id: Number(id), attempt: Number(attempt), now });
}

const charges: Record<string, (trx: Database, charge: PendingCharge) => Promise<unknown>> = {
  application: (trx, { id, attempt, now }) =>
    trx
      .updateTable('payments')
      .set({ due_ts: now })
      .where('application_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .where('status', '=', 'SUBMITTED')
      .where('attempt', '=', attempt)
      .execute(),
  adhoc: (trx, { id, attempt, now }) =>
    trx
      .updateTable('adhoc_payments')
      .set({ due_ts: now })
      .where('id', '=', id)
      .where('status', '=', 'SUBMITTED')
      .where('attempt', '=', attempt)
      .execute(),
  dispute: (trx, { id, attempt, now }) =>
    trx
      .updateTable('dispute_payments')
      .set({ due_ts: now })
      .where('dispute_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .where('status', '=', 'SUBMITTED')
      .where('attempt', '=', attempt)
      .execute(),
  invoice: (trx, { id, attempt, now }) =>
    trx
      .updateTable('invoices')
      .set({ next_ts: now })
      .where('id', '=', id)
      .where('is_charging', '=', true)
      .where('attempt', '=', attempt)
      .execute(),
  refund: (trx, { id, now }) =>
    trx
      .updateTable('refunds')
      .set({ due_ts: now })
      .where('id', '=', id)
      .where('way', '=', 'PAYMENT_METHOD')
      .where('status', '=', 'SUBMITTED')
      .execute(),
};
