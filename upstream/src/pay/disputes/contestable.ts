import { ApiError, invalidField } from '../../platform/errors.ts';
import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import type { DisputeSubject } from './disputesTables.ts';
import type { DisputedWork } from './grant.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long pros can dispute hours after a manager set them, in milliseconds. */
const hoursPeriod = 72 * hour;

/** How long pros can dispute a payment after it was submitted. */
const paymentPeriod = 14 * day;

/** From when until when after the work pros can dispute that they were not paid. */
const missingPayment = { from: 3 * day, until: 30 * day };

/** The most that can be claimed: minutes on the clock, and cents. */
const mostMinutes = 16 * 60;
const mostCents = 1_000_000;

/** What is contested: since when it counts, and its value. */
export type Contested = { since: Date; value: number };

/** The work, and when its payment was submitted; null if that is unknown. */
type Facts = DisputedWork & { submitted: Date | null; now: Date };

/**
 * What a pro contests of their work now.
 *
 * @throws ApiError invalid_transition when there is nothing to contest, or not yet; expired after the deadline
 */
export function contestable(subject: DisputeSubject, facts: Facts): Contested {
  return subject === 'HOURS' ? contestedHours(facts) : contestedPayment(facts);
}

function contestedHours({ work, adjustedMinutes, now }: Facts): Contested {
  const { flags, minutes_to_pay } = hoursToPay(work);
  if (!flags.includes('ADJUSTED') || work.hours_updated_ts === null) {
    throw invalidTransition('No one changed these hours: there is nothing to dispute.');
  }
  requireBefore(
    work.hours_updated_ts,
    hoursPeriod,
    now,
    'Hours can be disputed for 72 hours after a change.',
  );
  return { since: work.hours_updated_ts, value: minutes_to_pay + adjustedMinutes };
}

function contestedPayment({ work, paidCents, submitted, now }: Facts): Contested {
  const since = isPayFixed(work) ? (submitted ?? work.work_end_time) : work.work_end_time;
  if (isPayFixed(work)) {
    requireBefore(since, paymentPeriod, now, 'A payment can be disputed for 14 days.');
    return { since, value: paidCents };
  }
  if (now.getTime() < since.getTime() + missingPayment.from) {
    throw invalidTransition('A missing payment can be disputed from 3 days after the work on.');
  }
  requireBefore(
    since,
    missingPayment.until,
    now,
    'A missing payment can be disputed for 30 days after the work.',
  );
  return { since, value: 0 };
}

function requireBefore(since: Date, period: number, now: Date, sentence: string): void {
  if (now.getTime() > since.getTime() + period) throw new ApiError('expired', sentence);
}

/** @throws ApiError invalid at `minutes` or `amount` for a claim that is not more than what counts, or too much */
export function requireClaim(
  subject: DisputeSubject,
  contested: Contested,
  { value, breakMinutes }: { value: number; breakMinutes: number },
): void {
  if (subject === 'HOURS') {
    if (value <= contested.value) throw invalidField('minutes', 'Claim more than the hours that count now.');
    if (value + breakMinutes > mostMinutes) throw invalidField('minutes', 'At most 16 hours can be paid.');
    return;
  }
  if (value <= contested.value) throw invalidField('amount', 'Claim more than was paid.');
  if (value > mostCents) throw invalidField('amount', 'Claim at most $10,000.');
}
