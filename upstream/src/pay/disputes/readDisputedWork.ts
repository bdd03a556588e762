import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { countsAsPaid } from '../adHocPayments/refusedPayout.ts';
import { minutesAdjusted } from '../adHocPayments/additionalPay.ts';
import type { AdHocReason } from '../adHocPayments/adHocPaymentTerms.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
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
  const disputed = await disputedCents(database, applicationId);
  const forMissingPay = await adHocCents(database, applicationId, ['SHORTED_PAY']);
  const adjustedMinutes =
    (await minutesAdjusted(database, applicationId)) + minutesOf(work, disputed + forMissingPay);
  if (!isPayFixed(work)) return { work, earlier, paidCents: 0, adjustedMinutes };
  const owed = (await owedFor(database, ids)).get(applicationId);
  const nothingAdded = { tip: undefined, bonus: undefined };
  const first = owed
    ? payoutOf(owed)
    : paymentAmounts(work, hoursToPay(work), extrasOf(work, nothingAdded, earlier)).payout;
  const adHoc = await adHocCents(database, applicationId, ['ADJUST_HOURS', 'SHORTED_PAY']);
  return { work, earlier, paidCents: first + disputed + adHoc, adjustedMinutes };
}

/**
 * The hours that an amount pays at the wage of the work, in minutes. Granted hours are not counted twice: those that were
 * granted before the payment changed the work and have no amount, and those that a dispute paid for left it as it was.
 */
function minutesOf({ wage_amount }: PayableWork, cents: number): number {
  const wage = Math.round(wage_amount * 100);
  return wage === 0 ? 0 : Math.round((cents * 60) / wage);
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

/** What ad-hoc payments for these reasons brought the pro, in cents. */
async function adHocCents(
  database: Database,
  applicationId: number,
  reasons: readonly AdHocReason[],
): Promise<number> {
  const { cents } = await database
    .selectFrom('adhoc_payments')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('application_id', '=', applicationId)
    .where('reason', 'in', reasons)
    .where(countsAsPaid)
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}
