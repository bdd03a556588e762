import type { Database } from '../../platform/database/database.ts';
import { gapsToDeduct, hoursToPay } from '../hours/hoursToPay.ts';
import type { Span } from '../hours/punchedTime.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { countsAsPaid } from './refusedPayout.ts';

/** The hours as they really were. */
export type RealHours = { start: Date; end: Date };

/** What of some hours was not paid: 0 if all of them were. */
export type AdditionalPay = { minutes: number; cents: number };

/**
 * What a pro is still owed if they worked these hours: the time beyond what their work, earlier adjustments and
 * disputes paid, at the wage of the gig. Gaps between two stretches of work stay unpaid.
 */
export async function additionalPay(
  database: Database,
  work: PayableWork,
  { start, end }: RealHours,
): Promise<AdditionalPay> {
  const real = hoursToPay({
    ...work,
    work_start_time: start,
    work_end_time: end,
    breaks: [...work.breaks, ...gapsToDeduct(work).map(inWholeMinutes)],
    // Hours that a manager sets count as they are.
    hours_updated_ts: end,
    sent_home_ts: null,
    sent_home_reason: null,
  });
  const paid =
    hoursToPay(work).minutes_to_pay +
    (await minutesAdjusted(database, work.id)) +
    (await minutesGranted(database, work));
  const minutes = Math.max(0, real.minutes_to_pay - paid);
  return { minutes, cents: Math.round((minutes * Math.round(work.wage_amount * 100)) / 60) };
}

/** Stretches of work are rounded down, and so the gaps between them are rounded up. */
function inWholeMinutes({ start, end }: Span): PayableWork['breaks'][number] {
  const minutes = Math.ceil((end.getTime() - start.getTime()) / 60_000);
  return { start_time: start, end_time: new Date(start.getTime() + minutes * 60_000) };
}

/** The minutes that ad-hoc payments have added, those whose charge failed left out. */
export async function minutesAdjusted(database: Database, applicationId: number): Promise<number> {
  const { minutes } = await database
    .selectFrom('adhoc_payments')
    .select(({ fn }) => fn.sum<number | null>('additional_minutes').as('minutes'))
    .where('application_id', '=', applicationId)
    .where(countsAsPaid)
    .executeTakeFirstOrThrow();
  return minutes ?? 0;
}

/** The minutes that disputes have added after the payment, also where the charge failed: its retry owes the same. */
async function minutesGranted(database: Database, { id, wage_amount }: PayableWork): Promise<number> {
  const { cents } = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('application_id', '=', id)
    .where('dispute_id', 'is not', null)
    .where('event', '=', 'OWED')
    .where('attempt', '=', 1)
    .where('account', '=', 'LABOR')
    .executeTakeFirstOrThrow();
  return cents ? Math.round((-cents * 60) / Math.round(wage_amount * 100)) : 0;
}
