import { ApiError, invalidField } from '../../platform/errors.ts';
import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { lastChangeOf } from '../hours/countedTime.ts';
import { breakMinutesOf, hoursToPay } from '../hours/hoursToPay.ts';
import { paymentAmounts } from '../payments/paymentAmounts.ts';
import { contestedCancellation } from './contestedCancellation.ts';
import { isInMinutes } from './disputeSubject.ts';
import { fieldOf } from './disputeValue.ts';
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

/** What is contested: since when it counts, its value, and the most that can be claimed, with the sentence that says so. */
export type Contested = { since: Date; value: number; most: number; mostText: string };

/** The work, and when its payment was submitted; null if that is unknown. */
type Facts = DisputedWork & { submitted: Date | null; now: Date };

/**
 * What a pro contests of their work now.
 *
 * @throws ApiError invalid_transition when there is nothing to contest, or not yet; expired after the deadline
 */
export function contestable(subject: DisputeSubject, facts: Facts): Contested {
  if (subject === 'CANCELLATION') return contestedCancellation(facts);
  return subject === 'HOURS' ? contestedHours(facts) : contestedPayment(facts);
}

function contestedHours({ work, adjustedMinutes, now }: Facts): Contested {
  const { minutes_to_pay } = hoursToPay(work);
  const since = work.guaranteed_minutes === null ? lastChangeOf(work) : null;
  if (since === null) {
    throw invalidTransition('No one changed these hours: there is nothing to dispute.');
  }
  requireBefore(since, hoursPeriod, now, 'Hours can be disputed for 72 hours after a change.');
  return {
    since,
    value: minutes_to_pay + adjustedMinutes,
    most: mostMinutes - breakMinutesOf(work),
    mostText: 'At most 16 hours can be paid.',
  };
}

function contestedPayment({ work, paidCents, submitted, now }: Facts): Contested {
  const since = isPayFixed(work) ? (submitted ?? work.work_end_time) : work.work_end_time;
  const usual = { since, most: mostCents, mostText: 'Claim at most $10,000.' };
  if (isPayFixed(work)) {
    if (work.guaranteed_minutes !== null) {
      throw invalidTransition('What was paid for a late cancellation is disputed as its hours.');
    }
    requireBefore(since, paymentPeriod, now, 'A payment can be disputed for 14 days.');
    return { ...usual, value: paidCents };
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
  if (work.guaranteed_minutes === null) return { ...usual, value: 0 };
  // It is paid at the wage, with nothing on top.
  const { payout } = paymentAmounts(work, hoursToPay(work), { tip: 0, bonus: 0 });
  return { ...usual, value: 0, most: payout, mostText: 'Claim at most what is due for the cancellation.' };
}

function requireBefore(since: Date, period: number, now: Date, sentence: string): void {
  if (now.getTime() > since.getTime() + period) throw new ApiError('expired', sentence);
}

/** @throws ApiError invalid at `minutes` or `amount` for a claim that is not more than what counts, or too much */
export function requireClaim(subject: DisputeSubject, contested: Contested, value: number): void {
  const target = fieldOf(subject);
  if (value <= contested.value) {
    throw invalidField(
      target,
      isInMinutes(subject) ? 'Claim more than the hours that count now.' : 'Claim more than was paid.',
    );
  }
  if (value > contested.most) throw invalidField(target, contested.mostText);
}
