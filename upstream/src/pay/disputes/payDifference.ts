import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { post } from '../ledger/post.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import type { PaymentAmounts } from '../payments/paymentAmounts.ts';
import { entriesOfAmounts } from '../payments/paymentEntries.ts';
import type { PaymentKind } from '../payments/paymentsTable.ts';
import type { Submission } from '../payments/submitPayments.ts';

/** What a dispute adds to the pay of work that was paid. */
type Difference = { disputeId: number; work: PayableWork; amounts: PaymentAmounts; attempt: number };

/** Submits what a dispute adds: a charge to the business, or, where it is invoiced, the payout. */
export async function payDifference(
  trx: Transaction<Tables>,
  { disputeId, work, amounts, attempt }: Difference,
  submission: Submission,
): Promise<void> {
  const entries = entriesOfAmounts(amounts);
  await post(
    trx,
    [{ application_id: work.id, dispute_id: disputeId, event: 'OWED', attempt, entries }],
    submission.now,
  );
  const [kind, cents] = work.invoicing_enabled
    ? (['PAYOUT', amounts.payout] as const)
    : (['CHARGE', amounts.charge] as const);
  await submitDisputePayment(trx, { disputeId, kind, cents }, submission);
}

/** Submits a payment of a dispute, or a further attempt of one that failed. */
export async function submitDisputePayment(
  trx: Transaction<Tables>,
  { disputeId, kind, cents }: { disputeId: number; kind: PaymentKind; cents: number },
  { userId, now }: Submission,
): Promise<void> {
  await trx
    .insertInto('dispute_payments')
    .values({
      dispute_id: disputeId,
      kind,
      status: 'SUBMITTED',
      amount_cents: cents,
      due_ts: now,
      submitted_by_user_id: userId,
      submitted_ts: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['dispute_id', 'kind'])
        .doUpdateSet((eb) => ({
          status: 'SUBMITTED',
          attempt: eb('dispute_payments.attempt', '+', 1),
          amount_cents: eb.ref('excluded.amount_cents'),
          failure_code: null,
          due_ts: now,
          submitted_by_user_id: userId,
          submitted_ts: now,
        }))
        .where('dispute_payments.status', 'in', ['FAILED', 'ERROR']),
    )
    .execute();
}
