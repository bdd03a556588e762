import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { type Entries, post } from '../ledger/post.ts';
import { extrasOf } from './extrasOf.ts';
import type { PayableWork } from './payableWork.ts';
import { paymentAmounts } from './paymentAmounts.ts';
import { entriesOfAmounts, payoutOf } from './paymentEntries.ts';
import type { PaymentKind } from './paymentsTable.ts';
import { isPayoutToRetry } from './payouts.ts';
import type { ExtrasByApplication } from './requirePayable.ts';

/** Who pays, and when. */
export type Submission = { userId: number | null; now: Date };

/**
 * Submits the payments of work that is payable: a charge to the business, or, where it is invoiced or has paid, the payout. What
 * the business owes is posted to the ledger, unless it was posted before because the pro was paid first.
 */
export async function submitPayments(
  trx: Transaction<Tables>,
  works: readonly PayableWork[],
  added: ExtrasByApplication,
  submission: Submission,
): Promise<void> {
  const owed = await oweFor(trx, works, added, submission.now);
  for (const kind of ['CHARGE', 'PAYOUT'] as const) {
    const paid = works.filter((work) => kindOf(work) === kind);
    await upsertPayments(
      trx,
      kind,
      paid.map((work) => ({ id: work.id, cents: amountOf(kind, work, owed.get(work.id)) })),
      submission,
    );
  }
}

/** Only the payout is sent where the business gets an invoice, and where it has paid and no bank took a part back. */
const kindOf = (work: PayableWork): PaymentKind =>
  work.missing_cents === null && (work.invoicing_enabled || isPayoutToRetry(work)) ? 'PAYOUT' : 'CHARGE';

const amountOf = (kind: PaymentKind, { missing_cents }: PayableWork, owed: Entries = {}) =>
  kind === 'CHARGE' ? (missing_cents ?? owed.BUSINESS_RECEIVABLE ?? 0) : payoutOf(owed);

/** Posts what is owed for work without an open debt. Returns what is owed for each. */
export async function oweFor(
  trx: Transaction<Tables>,
  works: readonly PayableWork[],
  added: ExtrasByApplication,
  now: Date,
): Promise<Map<number, Entries>> {
  const ids = works.map(({ id }) => id);
  const owed = await owedFor(trx, ids);
  const earlier = await lastOwedFor(trx, ids);
  const postings = works
    .filter(({ id }) => !owed.has(id))
    .map((work) => {
      const extras = extrasOf(work, added.get(work.id), earlier.get(work.id));
      const entries = entriesOfAmounts(paymentAmounts(work, hoursToPay(work), extras));
      return {
        application_id: work.id,
        event: 'OWED' as const,
        attempt: (work.charge_attempt ?? 0) + 1,
        entries,
      };
    });
  await post(trx, postings, now);
  for (const { application_id, entries } of postings) owed.set(application_id, entries);
  return owed;
}

/** Submits a payment, or a further attempt of one that failed. */
export async function upsertPayments(
  trx: Transaction<Tables>,
  kind: PaymentKind,
  amounts: readonly { id: number; cents: number }[],
  { userId, now }: Submission,
): Promise<void> {
  if (amounts.length === 0) return;
  await trx
    .insertInto('payments')
    .values(
      amounts.map(({ id, cents }) => ({
        application_id: id,
        kind,
        status: 'SUBMITTED' as const,
        attempt: 1,
        amount_cents: cents,
        due_ts: now,
        submitted_by_user_id: userId,
        submitted_ts: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'kind'])
        .doUpdateSet((eb) => ({
          status: 'SUBMITTED',
          attempt: eb('payments.attempt', '+', 1),
          amount_cents: eb.ref('excluded.amount_cents'),
          failure_code: null,
          due_ts: now,
          submitted_by_user_id: userId,
          submitted_ts: now,
        }))
        .where('payments.status', 'in', ['FAILED', 'ERROR']),
    )
    .execute();
}
