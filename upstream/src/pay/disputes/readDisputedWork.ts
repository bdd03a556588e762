import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { countsAsPaid } from '../adHocPayments/refusedPayout.ts';
import { minutesAdjusted } from '../adHocPayments/additionalPay.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { paymentAmounts } from '../payments/paymentAmounts.ts';
import { payoutOf } from '../payments/paymentEntries.ts';
import type { DisputedWork } from './grant.ts';

/**
 * Reads the work of an application and what the pro got for it. To change it, lock its gig first.
 *
 * @throws ApiError not_found
 */
export async function readDisputedWork(
  database: Database,
  network: CardNetworkName,
  applicationId: number,
): Promise<DisputedWork> {
  const ids = [applicationId];
  const [work] = await readPayableWork(database, network, ids);
  if (!work) throw notFound('application');
  const earlier = (await lastOwedFor(database, ids)).get(applicationId);
  const adjustedMinutes = await minutesAdjusted(database, applicationId);
  if (!isPayFixed(work)) return { work, earlier, paidCents: 0, adjustedMinutes };
  const owed = (await owedFor(database, ids)).get(applicationId);
  const nothingAdded = { tip: undefined, bonus: undefined };
  const first = owed
    ? payoutOf(owed)
    : paymentAmounts(work, hoursToPay(work), extrasOf(work, nothingAdded, earlier)).payout;
  const added = (await disputedCents(database, applicationId)) + (await adHocCents(database, applicationId));
  return { work, earlier, paidCents: first + added, adjustedMinutes };
}

/** What earlier disputes brought the pro, in cents. */
async function disputedCents(database: Database, applicationId: number): Promise<number> {
  const { cents } = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('application_id', '=', applicationId)
    .where('dispute_id', 'is not', null)
    // A charge that failed counts, too: its retry owes the same.
    .where('event', '=', 'OWED')
    .where('attempt', '=', 1)
    .where('account', 'in', ['LABOR', 'BONUS', 'TIP'])
    .executeTakeFirstOrThrow();
  return -(cents ?? 0);
}

/** What ad-hoc payments for missing pay brought the pro, in cents. */
async function adHocCents(database: Database, applicationId: number): Promise<number> {
  const { cents } = await database
    .selectFrom('adhoc_payments')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('application_id', '=', applicationId)
    .where('reason', 'in', ['ADJUST_HOURS', 'SHORTED_PAY'])
    .where(countsAsPaid)
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}
