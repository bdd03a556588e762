import { describeStatus } from '../../../schedule/gigs/gigStatus.ts';
import { ApiError } from '../../../platform/errors.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** Confirms a selected pro. It requires a payment method, without which the work could not be paid. */
export const confirm: Transition = (facts) => {
  const { gig, hasPaymentMethod, now } = facts;
  requireState(facts, ['selected'], 'only a selected one can be confirmed');
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw invalidTransition(
      `This shift ${describeStatus(gig.status)}: pros are confirmed while it is posted.`,
    );
  }
  if (gig.end_time <= now) throw invalidTransition('This shift is over: pros are confirmed before it ends.');
  if (!hasPaymentMethod) {
    throw new ApiError(
      'PAYMENT_METHOD_DOES_NOT_EXIST',
      'Add a payment method for the location or its organization before you confirm pros.',
    );
  }
  return { is_confirmed: true };
};
