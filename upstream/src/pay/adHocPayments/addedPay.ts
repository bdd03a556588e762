import type { Database } from '../../platform/database/database.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import type { AdHocReason } from './adHocPaymentTerms.ts';
import { countsAsPaid } from './refusedPayout.ts';

/** What was added to the pay of work, as the time that it pays for, and in cents. */
type AddedPay = { minutes: number; cents: number };

/**
 * What ad-hoc payments for hours and missing pay and earlier disputes added to the pay of work. Adjusted hours are the
 * minutes that were adjusted; any other amount is the time that it pays for at the wage of the work, whether it was claimed
 * as hours or as an amount. Of a cancellation it is what the platform settled under the terms of service. So what was paid in one way is not owed once more in another.
 */
export async function addedPay(
  database: Database,
  { id, wage_amount, guaranteed_minutes }: Pick<PayableWork, 'id' | 'wage_amount' | 'guaranteed_minutes'>,
): Promise<AddedPay> {
  const disputed = await disputedCents(database, id);
  const adjusted = await adHocSums(database, id, 'ADJUST_HOURS');
  const missing = await adHocSums(database, id, guaranteed_minutes === null ? 'SHORTED_PAY' : 'TOS');
  const wage = Math.round(wage_amount * 100);
  const paidMinutes = wage === 0 ? 0 : Math.round(((disputed + missing.cents) * 60) / wage);
  return { minutes: adjusted.minutes + paidMinutes, cents: disputed + adjusted.cents + missing.cents };
}

/**
 * What earlier disputes brought the pro, in cents. Hours that were granted before the payment changed the work and have no
 * amount; those that a dispute paid for left it as it was.
 */
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

/** What ad-hoc payments for a reason brought the pro, those whose charge failed left out. */
async function adHocSums(database: Database, applicationId: number, reason: AdHocReason): Promise<AddedPay> {
  const { minutes, cents } = await database
    .selectFrom('adhoc_payments')
    .select(({ fn }) => [
      fn.sum<number | null>('additional_minutes').as('minutes'),
      fn.sum<number | null>('amount_cents').as('cents'),
    ])
    .where('application_id', '=', applicationId)
    .where('reason', '=', reason)
    .where(countsAsPaid)
    .executeTakeFirstOrThrow();
  return { minutes: minutes ?? 0, cents: cents ?? 0 };
}
