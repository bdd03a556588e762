import { invalidField } from '../../../platform/errors.ts';
import { longestGig } from '../../../schedule/gigs/longestGig.ts';
import { invalidTransition, requireLivingGig } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** The working time; omitted fields stay unchanged. */
type Hours = { start_time?: Date | undefined; end_time?: Date | undefined };

/** Corrects the time that a confirmed pro worked, until it is paid. A failed charge does not prevent it. */
export function adjustHours({ start_time, end_time }: Hours, reason?: string | null): Transition {
  return (facts) => {
    const { application, actor, now } = facts;
    if (application.guaranteed_minutes !== null)
      throw invalidTransition('The guaranteed hours of a late cancellation cannot be adjusted.');
    if (application.is_cancelled)
      throw invalidTransition('This application is cancelled: it has no working hours.');
    if (!application.is_confirmed) {
      throw invalidTransition('This application is not confirmed: only a confirmed one has working hours.');
    }
    requireLivingGig(facts);
    if (isPayFixed(application)) {
      throw invalidTransition('This application is paid: its working hours can no longer change.');
    }
    const start = start_time ?? application.work_start_time;
    const end = end_time ?? application.work_end_time;
    requirePayableHours(start, end, 'working_hours.end_time');
    return {
      work_start_time: start,
      work_end_time: end,
      hours_updated_ts: now,
      hours_updated_by_user_id: actor.userId,
      hours_reason: reason ?? null,
    };
  };
}

/** @throws ApiError invalid at the target, for hours that end before they start or last over 16 hours */
export function requirePayableHours(start: Date, end: Date, target: string): void {
  if (end <= start) throw invalidField(target, 'The end must be after the start.');
  if (end.getTime() - start.getTime() > longestGig) {
    throw invalidField(target, 'At most 16 hours can be paid.');
  }
}

/**
 * Whether what the work pays can no longer change: the business has paid or is paying, or a payout was sent. A payout that
 * failed is still owed as it was, until it is sent again.
 */
export function isPayFixed({
  business_payment_status: business,
  pro_payment_status: pro,
}: {
  business_payment_status: string | null;
  pro_payment_status: string | null;
}): boolean {
  return isPaidOrOnTheWay(business) || pro !== null;
}

/** Whether a payment of this status exists and has not failed. */
export function isPaidOrOnTheWay(status: string | null): boolean {
  return status !== null && status !== 'FAILED' && status !== 'ERROR';
}
