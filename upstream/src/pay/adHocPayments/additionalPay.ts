import type { Database } from '../../platform/database/database.ts';
import { gapsToDeduct, hoursToPay } from '../hours/hoursToPay.ts';
import type { Span } from '../hours/punchedTime.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { addedPay } from './addedPay.ts';

/** The hours as they really were. */
export type RealHours = { start: Date; end: Date };

/** What of some hours was not paid: 0 if all of them were. */
export type AdditionalPay = { minutes: number; cents: number };

/**
 * What a pro is still owed if they worked these hours: the time beyond what their work, and what was added to its pay,
 * paid for, at the wage of the gig. Gaps between two stretches of work stay unpaid.
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
  const added = await addedPay(database, work);
  const paid = hoursToPay(work).minutes_to_pay + added.minutes;
  const minutes = Math.max(0, real.minutes_to_pay - paid);
  return { minutes, cents: Math.round((minutes * Math.round(work.wage_amount * 100)) / 60) };
}

/** Stretches of work are rounded down, and so the gaps between them are rounded up. */
function inWholeMinutes({ start, end }: Span): PayableWork['breaks'][number] {
  const minutes = Math.ceil((end.getTime() - start.getTime()) / 60_000);
  return { start_time: start, end_time: new Date(start.getTime() + minutes * 60_000) };
}
