import { ApiError } from '../../platform/errors.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import type { Contested } from './contestable.ts';
import type { DisputedWork } from './grant.ts';

const hour = 3_600_000;

/** How long pros can dispute the pay for a cancellation, in milliseconds. */
const cancellationPeriod = 72 * hour;

/** How long before the start a cancellation is late, whatever the location guarantees. */
const lateBefore = 24 * hour;

type Facts = Pick<DisputedWork, 'work' | 'calledOff' | 'adjustedMinutes'> & { now: Date };

/**
 * The minutes that a late cancellation pays; 0 where nothing was guaranteed. At most the posted hours can be claimed.
 *
 * @throws ApiError invalid_transition unless the pro lost a place by a late cancellation; expired after the deadline
 */
export function contestedCancellation({ work, calledOff, adjustedMinutes, now }: Facts): Contested {
  if (calledOff === null) {
    throw invalidTransition(
      'This shift was not cancelled while the pro had a place: there is nothing to dispute.',
    );
  }
  const { at, start } = calledOff;
  const { minutes_to_pay, posted_minutes } = hoursToPay(work);
  if (minutes_to_pay === 0 && at.getTime() <= start.getTime() - lateBefore) {
    throw invalidTransition('This shift was cancelled more than 24 hours before its start: nothing is owed.');
  }
  if (now.getTime() > at.getTime() + cancellationPeriod) {
    throw new ApiError('expired', 'The pay for a cancellation can be disputed for 72 hours.');
  }
  return {
    since: at,
    value: minutes_to_pay + adjustedMinutes,
    most: posted_minutes,
    mostText: 'Claim at most the posted hours.',
  };
}
