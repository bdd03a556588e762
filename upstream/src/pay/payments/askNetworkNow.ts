import type { Database } from '../../platform/database/database.ts';
import { payoutFailures } from './paymentFailure.ts';

/** What is charged, paid out or refunded, the id of it, and the attempt. */
const keyPattern = /^((?:application|adhoc|dispute)(?:-payout)?|invoice|refund)-(\d{1,16})-(\d{1,9})$/;

type Sent = { id: number; attempt: number; now: Date };

/**
 * Makes the charge, payout or refund with this key due, if it still waits for the card network or is on its way. Due
 * work then asks the network for its outcome, so that events can come in any order, late, and more than once.
 */
export async function askNetworkNow(trx: Database, idempotencyKey: string, now: Date): Promise<void> {
  const [, kind, id, attempt] = keyPattern.exec(idempotencyKey) ?? [];
  if (kind === undefined) return;
  await askers[kind]?.(trx, { id: Number(id), attempt: Number(attempt), now });
}

/**
 * Of a charge, what the network has not answered, and what has arrived: a bank can take it back. What was accepted moves on
 * at its own pace.
 */
const chargeable = ['SUBMITTED', 'AVAILABLE'] as const;

/** A bank can give a payout back whenever it was sent, also after it arrived. */
const paidOut = ['PENDING_TRANSFER', 'IN_TRANSIT', 'AVAILABLE'] as const;

const askers: Record<string, (trx: Database, sent: Sent) => Promise<unknown>> = {
  application: (trx, sent) => askForPayment(trx, sent, 'CHARGE'),
  'application-payout': (trx, sent) => askForPayment(trx, sent, 'PAYOUT'),
  adhoc: async (trx, sent) => {
    await askForUnansweredAdHoc(trx, sent);
    await askForAdHocCharge(trx, sent);
  },
  'adhoc-payout': askForAdHocPayout,
  dispute: (trx, sent) => askForDispute(trx, sent, 'CHARGE'),
  'dispute-payout': (trx, sent) => askForDispute(trx, sent, 'PAYOUT'),
  invoice: (trx, { id, attempt, now }) =>
    trx
      .updateTable('invoices')
      .set({ next_ts: now })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('is_charging', '=', true), eb('status', '=', 'PAID')]))
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

function askForPayment(trx: Database, { id, attempt, now }: Sent, kind: 'CHARGE' | 'PAYOUT') {
  return trx
    .updateTable('payments')
    .set({ due_ts: now })
    .where('application_id', '=', id)
    .where('kind', '=', kind)
    .where('status', 'in', kind === 'CHARGE' ? chargeable : paidOut)
    .where('attempt', '=', attempt)
    .execute();
}

function askForUnansweredAdHoc(trx: Database, { id, attempt, now }: Sent) {
  return trx
    .updateTable('adhoc_payments')
    .set({ due_ts: now })
    .where('id', '=', id)
    .where('status', '=', 'SUBMITTED')
    .where('attempt', '=', attempt)
    .execute();
}

/** The payout of an ad-hoc payment. Its attempt is an earlier one after a retry of the charge alone. */
function askForAdHocPayout(trx: Database, { id, attempt, now }: Sent) {
  return trx
    .updateTable('adhoc_payments')
    .set({ due_ts: now })
    .where('id', '=', id)
    .where('status', 'in', ['IN_TRANSIT', 'AVAILABLE'])
    .where((eb) => eb(eb.fn.coalesce('paid_out_attempt', 'attempt'), '=', attempt))
    .execute();
}

/** The charge of an ad-hoc payment whose money arrived, or whose payout failed. Its attempt is an earlier one after a retry of the payout. */
function askForAdHocCharge(trx: Database, { id, now }: Sent) {
  return trx
    .updateTable('adhoc_payments')
    .set({ due_ts: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('status', '=', 'AVAILABLE'), eb('error_code', 'in', payoutFailures)]))
    .execute();
}

function askForDispute(trx: Database, { id, attempt, now }: Sent, kind: 'CHARGE' | 'PAYOUT') {
  return trx
    .updateTable('dispute_payments')
    .set({ due_ts: now })
    .where('dispute_id', '=', id)
    .where('kind', '=', kind)
    .where('status', 'in', kind === 'CHARGE' ? chargeable : paidOut)
    .where('attempt', '=', attempt)
    .execute();
}
